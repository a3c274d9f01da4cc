import { existsSync, readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '../../lib/content-security-policy.ts';
import { carryStyles } from './carry-styles.ts';
import { hashInline } from './hash-inline.ts';
import { type PrerenderedPage, readPage, writePage } from './prerendered-pages.ts';
import { fileAt } from './static-files.ts';

/**
 * The last step of a prerendered page: its styles and its policy.
 * @param looks the scripts, beside its own, that say how it can come to look; null leaves its styles in files
 */
export function completePage(page: PrerenderedPage, distDir: string, looks: readonly string[] | null): void {
  const read = (address: string) => {
    const file = fileAt(distDir, address);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const html = readPage(page);
  const completed = looks ? carryStyles(html, read, looks) : html;
  writePage(page, completed);
  page.setPolicy(contentSecurityPolicy(hashInline(completed)));
}
