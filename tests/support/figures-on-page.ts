import { JSDOM } from 'jsdom';
import { type ClaimsMode, claims, shownClaims } from '@/content/claims';

/** A number that praises: with a percent sign, a plus, out of five, or counting people, reviews and the like. */
const figure =
  /#1\b|\d[\d.,]*\s?%|\d[\d.,]*\+(?=\s|$)|\d(?:\.\d)?\s?\/\s?5\b|\d[\d.,]*\s+(?:people|readers|reviews|lives|events)\b/gi;

/** What a figure may stand in without being one of ours: a sentence of an article that cites its source. */
const cited = 'p, li, td, dd, blockquote';

/**
 * The figures that a page shows though the registry does not list them for it.
 * @param html the page as the server sends it
 * @param path its address; `/about-these-figures` may show the whole registry
 */
export function unregisteredFigures(html: string, path: string, mode: ClaimsMode): string[] {
  const { document } = new JSDOM(html).window;
  for (const unread of document.querySelectorAll('script, style, template, head')) unread.remove();
  for (const citation of document.querySelectorAll('a[href^="#source-"]')) citation.closest(cited)?.remove();
  for (const sources of document.querySelectorAll('[id^="source-"]')) sources.remove();
  const ids = claims.map(({ id }) => id);
  const allowed = shownClaims(ids, mode).filter(
    ({ pages }) => path === '/about-these-figures' || pages.includes(path) || pages.includes('*'),
  );
  const isAllowed = (found: string) =>
    allowed.some(({ value, text }) => value === found || text.toLowerCase().includes(found.toLowerCase()));
  return (textOf(document.body).match(figure) ?? []).filter((found) => !isAllowed(found));
}

/** The words with a space wherever an element ends: "50+" and "Events" under it are two words. */
function textOf(body: HTMLElement): string {
  const walker = body.ownerDocument.createTreeWalker(body, 4);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) words.push(node.textContent ?? '');
  return words.join(' ').replace(/\s+/g, ' ');
}
