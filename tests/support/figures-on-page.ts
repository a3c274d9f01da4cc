import { load } from 'cheerio';
import type { ClaimsMode } from '@/content/claim';
import { claims, shownClaims } from '@/content/claims';

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
  const $ = load(html);
  $('script, style, template, head').remove();
  $('a[href^="#source-"]').closest(cited).remove();
  $('[id^="source-"]').remove();
  // "50+" and "Events" under it are two words.
  $('body *').prepend(' ').append(' ');
  const text = $('body').text().replace(/\s+/g, ' ');
  const ids = claims.map(({ id }) => id);
  const allowed = shownClaims(ids, mode).filter(
    ({ pages }) => path === '/about-these-figures' || pages.includes(path) || pages.includes('*'),
  );
  const isAllowed = (found: string) =>
    allowed.some(({ value, text }) => value === found || text.toLowerCase().includes(found.toLowerCase()));
  return (text.match(figure) ?? []).filter((found) => !isAllowed(found));
}
