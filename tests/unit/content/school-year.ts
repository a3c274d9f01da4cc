import { plain } from './plain';

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
