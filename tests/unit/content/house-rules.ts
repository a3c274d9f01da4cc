import { plain } from './read-blocks';

/** Patterns banned from all long texts, by the reason for the failure message. */
export const forbidden: Readonly<Record<string, RegExp>> = {
  'promises a cure': /\bcur(e|es|ed|ing)\b/i,
  'promises a result': /\b(guarantee|miracle|proven to|works every time|never fails)/i,
  'tells a frightened reader to relax': /\b(just|simply|try to) relax\b/i,
  'reassures about a symptom':
    /\b(harmless|nothing to worry about|you are not ill|you’re not ill|it is only anxiety|it’s only anxiety)\b/i,
  'is unfinished': /\b(lorem|ipsum|todo|tbd|placeholder)\b/i,
  'is a cliché':
    /\b(delve|journey|tapestry|game.?changer|unlock|empower\w*|in today’s world|important to note|at the end of the day)\b/i,
  shouts: /!/,
  'uses an em dash': /—/,
  'has a straight apostrophe': /(?<=\p{L})'(?=\p{L})/u,
  'has a straight quotation mark': /"/,
  'states a figure in the way of an advertisement': /\d\s?%|\d\+/,
  'is not British spelling':
    /\b(color|behavior|favor(ite)?|center|realiz\w+|organiz\w+|recogniz\w+|apologiz\w+|gray|counselor|mom)\b/i,
};

/** The reasons of banned patterns that match, with their context. */
export function breaches(text: string): string[] {
  return Object.entries(forbidden).flatMap(([reason, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${reason}: …${text.slice(Math.max(0, at - 30), at + 40)}…`];
  });
}

function syllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length);
}

/** Flesch-Kincaid grade level (1975), as a UK school year; year 6 is age 11. */
export function schoolYear(texts: readonly string[]): number {
  const text = texts.map((part) => plain(part)).join('. ');
  const words = text.match(/\p{L}[\p{L}’']*/gu) ?? [];
  const sentences = text.split(/[.?!:]+/).filter((part) => part.trim()).length;
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences + (11.8 * spoken) / words.length - 15.59;
}
