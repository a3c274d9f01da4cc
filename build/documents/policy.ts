import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../lib/http/content-security-policy.ts';
import type { HtmlDocument } from './document.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sets a finished page's Content-Security-Policy: the site's own files, and inline styles by hash. */
export function setPolicy({ page, $ }: HtmlDocument): void {
  const styles = $('style')
    .get()
    .map((style) => hash($(style).text()));
  page.setPolicy(contentSecurityPolicy({ styles }));
}
