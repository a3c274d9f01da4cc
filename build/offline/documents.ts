import type { CheerioAPI } from 'cheerio';
import { cloneTree } from '../documents/document.ts';

/** The page of the exercise, started by the bundle that the device keeps. */
export function startExercise($: CheerioAPI, [start, ...parts]: readonly string[]): void {
  for (const part of parts) $('head').append($('<link>').attr({ rel: 'modulepreload', href: part }));
  $('head').append($('<script>').attr({ type: 'module', src: start ?? '' }));
}

const forCrawlers =
  'meta[property^="og:"], meta[name^="twitter:"], meta[name="description"], link[rel="alternate"], link[rel="canonical"]';

function without($: CheerioAPI, parts: string): string {
  const kept = cloneTree($);
  kept(`${forCrawlers}, ${parts}`).remove();
  return kept.html();
}

/** A page as the device keeps it: without the bars around it, whose links lead where the network is, and what is for crawlers. */
export const keptPage = ($: CheerioAPI): string => without($, '[data-frame], script');

/** The page of the exercise as the device keeps it, where scripts run: without its text for when none do. */
export const keptExercise = ($: CheerioAPI): string => without($, '.flip-written');

/** The addresses of the fonts that a page asks for first. */
export const fontsOf = ($: CheerioAPI): string[] =>
  $('link[rel="preload"][as="font"]')
    .get()
    .map(({ attribs }) => attribs.href ?? '');
