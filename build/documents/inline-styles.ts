import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { fileAt } from './static-files.ts';

const SHEETS = 'link[rel="stylesheet"][href^="/_next/"]';

/** The URLs of a page's own style sheets. */
export const styleSheetsOf = ($: CheerioAPI): string[] =>
  $(SHEETS)
    .get()
    .map(({ attribs }) => attribs.href ?? '');

/**
 * Inlines a page's style sheets, so that they do not block its first paint.
 * @param distDir the build folder
 */
export function inlineStyles($: CheerioAPI, distDir: string): void {
  const css = styleSheetsOf($)
    .map((address) => readFileSync(fileAt(distDir, address), 'utf8'))
    .join('\n')
    // These URLs are relative to the style sheet, not to the page.
    .replaceAll('url(../media/', 'url(/_next/static/media/');
  $(SHEETS).remove();
  $('head').append($('<style>').text(css));
}
