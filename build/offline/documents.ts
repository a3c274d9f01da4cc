import type { CheerioAPI } from 'cheerio';
import { cloneTree } from '../documents/document.ts';

/** Makes the exercise's page start from the offline bundle. */
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

/** A page's offline copy: without header and footer, whose links need the network, and without JSON-LD. */
export const keptPage = ($: CheerioAPI): string => without($, '[data-frame], script');

/** The exercise's offline copy: without the text shown when scripts are off. */
export const keptExercise = ($: CheerioAPI): string => without($, '.flip-written');

/** The URLs of the fonts that a page preloads. */
export const fontsOf = ($: CheerioAPI): string[] =>
  $('link[rel="preload"][as="font"]')
    .get()
    .map(({ attribs }) => attribs.href ?? '');
