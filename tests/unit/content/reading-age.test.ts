import { describe, expect, it } from 'vitest';
import { marketingModules } from './marketing-modules';
import { plain } from './read-blocks';
import { stringsIn } from './strings-in';

function syllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length);
}

/** The school year in which a text can be read, by Flesch and Kincaid's formula of 1975; year 6 is age 11. */
function schoolYear(texts: readonly string[]): number {
  const text = texts.map((part) => plain(part)).join('. ');
  const words = text.match(/\p{L}[\p{L}’']*/gu) ?? [];
  const sentences = text.split(/[.?!:]+/).filter((part) => part.trim()).length;
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences + (11.8 * spoken) / words.length - 15.59;
}

/** Sentences, as against labels and ids. */
const prose = Object.entries(marketingModules)
  .map(([file, module]) => ({
    file,
    texts: stringsIn(module)
      .map(({ text }) => text)
      .filter((text) => text.split(' ').length > 5),
  }))
  .filter(({ texts }) => texts.length > 3);

describe('the reading age', () => {
  it('is measured: a page of officialese fails', () => {
    const officialese =
      'Notwithstanding the aforementioned considerations, participation necessitates comprehensive documentation.';
    expect(schoolYear([officialese])).toBeGreaterThan(6);
  });

  it.each(prose.map(({ file, texts }) => [file, texts] as const))('of %s is 11 or below', (_, texts) => {
    expect(schoolYear(texts)).toBeLessThan(6);
  });
});
