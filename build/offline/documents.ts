import type { CheerioAPI } from 'cheerio';
import { cloneTree } from '../documents/document.ts';

/** The page of the exercise, started by the bundle that the device keeps. */
export function startExercise($: CheerioAPI, [start, ...parts]: readonly string[]): void {
  for (const part of parts) $('head').append($('<link>').attr({ rel: 'modulepreload', href: part }));
  $('head').append($('<script>').attr({ type: 'module', src: start ?? '' }));
}

/** A page as the device keeps it: without the bars around it, whose links lead where the network is, and what is for crawlers. */
export function keptPage($: CheerioAPI): string {
  const kept = cloneTree($);
  kept('[data-frame], script, meta[property^="og:"], meta[name^="twitter:"], link[rel="alternate"]').remove();
  return kept.html();
}

/** The addresses of the fonts that a page asks for first. */
export const fontsOf = ($: CheerioAPI): string[] =>
  $('link[rel="preload"][as="font"]')
    .get()
    .map(({ attribs }) => attribs.href ?? '');
