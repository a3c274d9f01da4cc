import { readFileSync, writeFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import type { PrerenderedPage } from './prerendered-pages.ts';

/** A prerendered page as a tree. It is parsed once, changed by the steps of the build, and written once. */
export interface HtmlDocument {
  page: PrerenderedPage;
  $: CheerioAPI;
}

/** Reads a page that Next has just written. */
export function openDocument(page: PrerenderedPage): HtmlDocument {
  const [file = ''] = page.files;
  return { page, $: load(readFileSync(file, 'utf8')) };
}

/** Writes a page to every place from which it is served. */
export function writeDocument({ page, $ }: HtmlDocument): void {
  const html = $.html();
  for (const file of page.files) writeFileSync(file, html);
}

/** A copy that can be changed by itself. */
export const cloneTree = ($: CheerioAPI): CheerioAPI => load($.html());
