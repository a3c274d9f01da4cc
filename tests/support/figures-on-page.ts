import { load } from 'cheerio';
import type { ClaimsMode } from '@/content/claim';
import { claims, shownClaims } from '@/content/claims';

/** A marketing figure: a percentage, a number with a plus, a rating out of five, a count of people. */
export const figure =
  /#1\b|\d[\d.,]*\s?%|\d[\d.,]*\+(?=\s|$)|\d(?:\.\d)?\s?\/\s?5\b|\d[\d.,]*\s+(?:people|readers|reviews|lives|events)\b/gi;

/** Elements in which an article may cite a figure of its source. */
const cited = 'p, li, td, dd, blockquote';

/**
 * The figures on a page that the claims registry does not list for it.
 * @param html the page as the server sends it
 * @param path its path; `/about-these-figures` may show the whole registry
 */
export function unregisteredFigures(html: string, path: string, mode: ClaimsMode): string[] {
  const $ = load(html);
  $('script, style, template, head').remove();
  $('a[href^="#source-"]').closest(cited).remove();
  $('[id^="source-"]').remove();
  // Separates adjacent elements, such as "50+" and "Events" below it.
  $('body *').prepend(' ').append(' ');
  const text = $('body').text().replace(/\s+/g, ' ');
  const ids = claims.map(({ id }) => id);
  const allowed = shownClaims(ids, mode).filter(
    ({ pages }) => path === '/about-these-figures' || pages.some((page) => page === path || page === '*'),
  );
  const isAllowed = (found: string) =>
    allowed.some(({ value, text }) => value === found || text.toLowerCase().includes(found.toLowerCase()));
  return (text.match(figure) ?? []).filter((found) => !isAllowed(found));
}
