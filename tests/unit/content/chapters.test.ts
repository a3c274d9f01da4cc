import { describe, expect, it } from 'vitest';
import { bookOutline } from '@/content/book-outline';
import { sampleChapters } from '@/content/chapters/chapters';
import { safetyNote, talkNote } from '@/content/safety';
import { site } from '@/content/site';
import { slugStory } from '@/content/slug-story';
import type { Block } from '@/content/text';
import { breaches } from './house-rules';
import { countWords, isHelp, linksIn, plain, textsOf } from './read-blocks';
import { schoolYear } from './school-year';

describe('the sample chapters', () => {
  it('have unique ids, and so have their sections on the page that shows all three', () => {
    const fragments = sampleChapters.flatMap(({ id, sections }) => [
      id,
      ...sections.map((section) => section.id),
    ]);
    expect(new Set(fragments).size).toBe(fragments.length);
    for (const fragment of fragments) expect(fragment).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(sampleChapters.map((chapter) => [chapter.number, chapter] as const))(
    'have 900 to 1,500 words in chapter %i',
    (_, { sections }) => {
      const help: Block[] = [safetyNote, talkNote];
      const own = sections.map((part) => ({
        ...part,
        blocks: part.blocks.filter((block) => !help.includes(block)),
      }));
      const words = countWords(textsOf(own));
      expect(words).toBeGreaterThanOrEqual(900);
      expect(words).toBeLessThanOrEqual(1500);
    },
  );

  it.each(sampleChapters.map((chapter) => [chapter.number, chapter] as const))(
    'have a safety note and an exercise in chapter %i',
    (_, { sections }) => {
      const blocks: Block[] = sections.flatMap((section) => [...section.blocks]);
      expect(blocks).toContain(safetyNote);
      expect(blocks.some((block) => typeof block !== 'string' && block.kind === 'exercise')).toBe(true);
    },
  );

  it.each(sampleChapters.map((chapter) => [chapter.number, chapter] as const))(
    'have a reading age of 11 in chapter %i',
    (_, { sections }) => {
      expect(schoolYear(textsOf(sections))).toBeLessThan(6);
    },
  );

  it.each(sampleChapters.map((chapter) => [chapter.number, chapter] as const))(
    'follow the house style in chapter %i, and link only to help',
    (_, { title, summary, sections }) => {
      const texts = [title, summary, ...textsOf(sections)];
      expect(texts.map(plain).flatMap(breaches)).toEqual([]);
      expect(linksIn(texts).filter(({ href }) => !isHelp(href))).toEqual([]);
    },
  );
});

describe('the outline of the book', () => {
  it('has every chapter of the book, each with a unique title and one line', () => {
    expect(bookOutline).toHaveLength(site.chapterCount);
    expect(new Set(bookOutline.map(({ title }) => title)).size).toBe(site.chapterCount);
    for (const { title, line } of bookOutline) {
      expect([title, line].flatMap(breaches)).toEqual([]);
      expect(line.length).toBeLessThanOrEqual(100);
    }
  });

  it.each(sampleChapters.map((chapter) => [chapter.number, chapter] as const))(
    'lists sample chapter %i at its number',
    (number, { title }) => {
      expect(bookOutline[number - 1]?.title).toBe(title);
    },
  );
});

describe('the slug story', () => {
  it('is two to four sentences long, in the house style', () => {
    const sentences = slugStory.quote.split(/(?<=[.?])\s/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(breaches(slugStory.quote)).toEqual([]);
  });
});
