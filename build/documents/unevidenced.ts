import { load } from 'cheerio';
import { claims } from '../../content/claims.ts';

const evidenced = claims.filter(({ basis }) => basis === 'evidenced');
const illustrative = claims.filter(({ basis }) => basis === 'illustrative');

/** Marks a figure that is a claim in any context, unlike "4-second", which also names the technique. */
const claimInAnyContext = /[%+#/]/;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text that readers, search engines and link previews get: content, meta tags and structured data. */
function textOf(html: string): string {
  const $ = load(html, { scriptingEnabled: false });
  const metas = $('meta[content]').get();
  const structured = $('script[type="application/ld+json"]').text();
  $('script, style').remove();
  // Keeps the texts of adjacent elements apart.
  $('*').prepend(' ').append(' ');
  const texts = [$.root().text(), ...metas.map(({ attribs: { content } }) => content), structured];
  return texts.join(' ').replace(/\s+/g, ' ');
}

/**
 * Finds figures of the claims registry that a page shows although they have no evidence.
 * @param html the page as served
 * @returns claim ids
 */
export function unevidencedIn(html: string): string[] {
  const text = textOf(html);
  const shows = (phrase: string) =>
    new RegExp(`(?<![\\d.,])${escapePattern(phrase)}(?![\\d])`, 'i').test(text);
  return illustrative
    .filter(({ text: phrase, value }) => {
      const isItsOwn =
        claimInAnyContext.test(value) && !evidenced.some((claim) => claim.text.includes(value));
      return shows(phrase) || (isItsOwn && shows(value));
    })
    .map(({ id }) => id);
}
