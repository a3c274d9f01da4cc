import { describe, expect, it } from 'vitest';
import { marketingModules } from './marketing-modules';
import { schoolYear } from './school-year';
import { stringsIn } from './strings-in';

/** Sentences rather than labels and ids. */
const prose = Object.entries(marketingModules)
  .map(([file, module]) => ({
    file,
    texts: stringsIn(module)
      .map(({ text }) => text)
      .filter((text) => text.split(' ').length > 5),
  }))
  .filter(({ texts }) => texts.length > 3);

describe('the reading age', () => {
  it('is too high for officialese', () => {
    const officialese =
      'Notwithstanding the aforementioned considerations, participation necessitates comprehensive documentation.';
    expect(schoolYear([officialese])).toBeGreaterThan(6);
  });

  it.each(prose.map(({ file, texts }) => [file, texts] as const))('of %s is 11 or below', (_, texts) => {
    expect(schoolYear(texts)).toBeLessThan(6);
  });
});
