import { plain } from './read-blocks';

/** Patterns banned from all long texts, with the reason for the failure message. */
export const forbidden: readonly { pattern: RegExp; reason: string }[] = [
  { pattern: /\bcur(e|es|ed|ing)\b/i, reason: 'promises a cure' },
  { pattern: /\b(guarantee|miracle|proven to|works every time|never fails)/i, reason: 'promises a result' },
  { pattern: /\b(just|simply|try to) relax\b/i, reason: 'tells a frightened reader to relax' },
  {
    pattern:
      /\b(harmless|nothing to worry about|you are not ill|you’re not ill|it is only anxiety|it’s only anxiety)\b/i,
    reason: 'reassures about a symptom',
  },
  { pattern: /\b(lorem|ipsum|todo|tbd|placeholder)\b/i, reason: 'is unfinished' },
  {
    pattern:
      /\b(delve|journey|tapestry|game.?changer|unlock|empower\w*|in today’s world|important to note|at the end of the day)\b/i,
    reason: 'is a cliché',
  },
  { pattern: /!/, reason: 'shouts' },
  { pattern: /—/, reason: 'uses an em dash' },
  { pattern: /(?<=\p{L})'(?=\p{L})/u, reason: 'has a straight apostrophe' },
  { pattern: /"/, reason: 'has a straight quotation mark' },
  { pattern: /\d\s?%|\d\+/, reason: 'states a figure in the way of an advertisement' },
  {
    pattern:
      /\b(color|behavior|favor(ite)?|center|realiz\w+|organiz\w+|recogniz\w+|apologiz\w+|gray|counselor|mom)\b/i,
    reason: 'is not British spelling',
  },
];

/** Matches of banned patterns, with their reasons and context. */
export function breaches(text: string): string[] {
  return forbidden.flatMap(({ pattern, reason }) => {
    const found = text.match(pattern);
    return found
      ? [
          `"${found[0]}" ${reason}: …${text.slice(Math.max(0, (found.index ?? 0) - 30), (found.index ?? 0) + 40)}…`,
        ]
      : [];
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
