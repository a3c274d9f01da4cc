import { describe, expect, it } from 'vitest';
import { type ClaimId, claim, claims } from '@/content/claims';
import { contentFiles, everyString } from './every-module';
import { marketingModules } from './marketing-modules';
import { stringsIn } from './strings-in';

/** Marketing figures: a percentage, a plus, a rating out of five, or a number of people or reviews. */
const figure =
  /#1\b|\d[\d.,]*\s?%|\d[\d.,]*\+|\d(?:\.\d)?\s?\/\s?5\b|\d[\d.,]*\s+(?:people|readers|reviews|lives|events)\b/gi;

function figuresIn(text: string): string[] {
  return text.match(figure) ?? [];
}

const evidencedTexts = claims.filter(({ basis }) => basis === 'evidenced').map(({ text }) => text);

/** Removes evidenced figures, which every build may show. */
function withoutEvidenced(text: string): string {
  return evidencedTexts.reduce((rest, evidenced) => rest.replaceAll(evidenced, ''), text);
}

describe('the scan for figures', () => {
  it.each([
    '97% slept',
    '97 % slept',
    '2000+ readers',
    '4.7/5',
    '4.7 / 5',
    '300 people',
    '1,300 reviews',
    '#1 in',
    '100% safe',
  ])('finds the one in "%s"', (text) => {
    expect(figuresIn(withoutEvidenced(text))).toHaveLength(1);
  });

  it('ignores prices, chapter counts, times and telephone numbers', () => {
    expect(figuresIn('19 chapters for $4.99 at 3 a.m., 30-60 minutes, call 999, 116 123')).toEqual([]);
  });
});

describe('the content of the pages', () => {
  it('hard-codes only evidenced figures; all others come from the registry by id', async () => {
    const files = contentFiles().filter((file) => !['claims', 'evidence-claims'].includes(file));
    expect(files.length).toBeGreaterThan(40);
    // Figures from cited studies are allowed.
    const typed = (await everyString(files))
      .filter(({ text }) => !text.includes('](#source-'))
      .flatMap(({ where, text }) => figuresIn(withoutEvidenced(text)).map((found) => `${where}: ${found}`));
    expect(typed).toEqual([]);
  });

  it.each(
    Object.entries({
      about: '/about',
      book: '/book',
      home: '/',
      landing: '/landing',
      'reviews-page': '/testimonials',
      speaking: '/speaking',
    }),
  )('in %s uses only figures that the registry lists for %s', (file, page) => {
    const module = Object.entries(marketingModules).find(([name]) => name === file)?.[1];
    const ids: readonly string[] = claims.map(({ id }) => id);
    const named = stringsIn(module)
      .map(({ text }) => text)
      .filter((text) => ids.includes(text)) as ClaimId[];
    expect(named.length).toBeGreaterThan(0);
    for (const id of named) expect(claim(id).pages, id).toContain(page);
  });
});
