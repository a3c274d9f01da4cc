import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { fileAt } from './static-files.ts';

const SHEETS = 'link[rel="stylesheet"][href^="/_next/"]';

/** The addresses of the style sheets that a page links to. */
export const styleSheetsOf = ($: CheerioAPI): string[] =>
  $(SHEETS)
    .get()
    .map(({ attribs }) => attribs.href ?? '');

/**
 * Moves a page's style sheets into the page, so that its first paint waits for no other file.
 * @param distDir the build's folder
 */
export function inlineStyles($: CheerioAPI, distDir: string): void {
  const css = styleSheetsOf($)
    .map((address) => readFileSync(fileAt(distDir, address), 'utf8'))
    .join('\n')
    // Relative to the sheet; the page is elsewhere.
    .replaceAll('url(../media/', 'url(/_next/static/media/');
  $(SHEETS).remove();
  $('head').append($('<style>').text(css));
}
