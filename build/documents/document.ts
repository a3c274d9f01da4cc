import { readFileSync, writeFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import type { PrerenderedPage } from './prerendered-pages.ts';

/** A prerendered page as a DOM tree: parsed once, changed by the build steps, written once. */
export interface HtmlDocument {
  page: PrerenderedPage;
  $: CheerioAPI;
}

/** Parses a page that Next has written. */
export function openDocument(page: PrerenderedPage): HtmlDocument {
  const [file = ''] = page.files;
  return { page, $: load(readFileSync(file, 'utf8')) };
}

/** Writes a page to every file that it is served from. */
export function writeDocument({ page, $ }: HtmlDocument): void {
  const html = $.html();
  for (const file of page.files) writeFileSync(file, html);
}

/** Returns an independent copy. */
export const cloneTree = ($: CheerioAPI): CheerioAPI => load($.html());
