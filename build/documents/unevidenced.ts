import { claims } from '../../content/claims.ts';

const evidenced = claims.filter(({ basis }) => basis === 'evidenced');
const illustrative = claims.filter(({ basis }) => basis === 'illustrative');

/** A figure that praises wherever it stands, unlike "4-second", which is also the name of the technique. */
const praises = /[%+#/]/;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All that a reader, a search engine or a shared link is told: words, descriptions, structured data. */
function told(html: string): string {
  const descriptions = [...html.matchAll(/<meta\b[^>]*\bcontent="([^"]*)"/g)].map(([, content]) => content);
  const structured = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  return [words, ...descriptions, ...structured.map(([, json]) => json)].join(' ').replace(/\s+/g, ' ');
}

/**
 * The figures of the registry that have no evidence and are shown on a page all the same.
 *
 * @param html the page as it is served
 * @returns ids of the registry
 */
export function unevidencedIn(html: string): string[] {
  const text = told(html);
  const shows = (phrase: string) =>
    new RegExp(`(?<![\\d.,])${escapePattern(phrase)}(?![\\d])`, 'i').test(text);
  return illustrative
    .filter(({ text: phrase, value }) => {
      const isItsOwn = praises.test(value) && !evidenced.some((claim) => claim.text.includes(value));
      return shows(phrase) || (isItsOwn && shows(value));
    })
    .map(({ id }) => id);
}
