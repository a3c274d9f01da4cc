import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type OwnerStatement, openStatements, ownerStatements } from '@/content/owner-statements';
import { everyString } from '@/tools/texts/every-module';

const page = readFileSync('docs/owner.md', 'utf8');

describe('what is told as lived', () => {
  it.each(ownerStatements.map((statement) => [statement.id, statement] as const))(
    '%s still stands in its file, and in the list for the owner',
    async (id, { file, words, claim }) => {
      const strings = await everyString([file]);
      expect(strings.some(({ text }) => text.includes(words))).toBe(true);
      expect(page).toContain(`\`${id}\``);
      expect(page).toContain(claim);
    },
  );

  it('is marked in every file that speaks of the author’s life', async () => {
    const lived = /\bI (spent|searched|sat|went to doctors|counted it)\b|\bOur speaker did\b|\bhe trod\b/;
    const files = ['about', 'author-bio', 'book', 'slug-story', 'speaker-kit', 'chapters/chapter-1'].concat(
      'chapters/chapter-4',
      'chapters/chapter-15',
    );
    const telling = new Set(
      (await everyString(files))
        .filter(({ text }) => lived.test(text))
        .map(({ where }) => where.split('.')[0]),
    );
    const marked = new Set<string>(ownerStatements.map(({ file }) => file));
    expect([...telling].filter((file) => file && !marked.has(file))).toEqual([]);
  });

  it('stays open until the owner has given a day', () => {
    const [first] = ownerStatements;
    const both: OwnerStatement[] = [first, { ...first, id: 'given', confirmed: '2027-01-05' }];
    expect(openStatements(both).map(({ id }) => id)).toEqual([first.id]);
  });
});
