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
  it('have addresses of their own, and so have their sections on the one page that shows all three', () => {
    const fragments = sampleChapters.flatMap(({ id, sections }) => [
      id,
      ...sections.map((section) => section.id),
    ]);
    expect(new Set(fragments).size).toBe(fragments.length);
    for (const fragment of fragments) expect(fragment).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(sampleChapters.map((chapter) => [chapter.number, chapter] as const))(
    'let a reader stay for at least 900 words of chapter %i, and at most 1,500',
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
    'say in chapter %i when to put the book down and call, and give something to do',
    (_, { sections }) => {
      const blocks: Block[] = sections.flatMap((section) => [...section.blocks]);
      expect(blocks).toContain(safetyNote);
      expect(blocks.some((block) => typeof block !== 'string' && block.kind === 'exercise')).toBe(true);
    },
  );

  it.each(sampleChapters.map((chapter) => [chapter.number, chapter] as const))(
    'can be read at the age of 11: chapter %i',
    (_, { sections }) => {
      expect(schoolYear(textsOf(sections))).toBeLessThan(6);
    },
  );

  it.each(sampleChapters.map((chapter) => [chapter.number, chapter] as const))(
    'keep the tone of the house in chapter %i, and lead nowhere but to help',
    (_, { title, summary, sections }) => {
      const texts = [title, summary, ...textsOf(sections)];
      expect(texts.map(plain).flatMap(breaches)).toEqual([]);
      expect(linksIn(texts).filter(({ href }) => !isHelp(href))).toEqual([]);
    },
  );
});

describe('the outline of the book', () => {
  it('has as many chapters as the book, each with a title of its own and one line', () => {
    expect(bookOutline).toHaveLength(site.chapterCount);
    expect(new Set(bookOutline.map(({ title }) => title)).size).toBe(site.chapterCount);
    for (const { title, line } of bookOutline) {
      expect([title, line].flatMap(breaches)).toEqual([]);
      expect(line.length).toBeLessThanOrEqual(100);
    }
  });

  it.each(sampleChapters.map((chapter) => [chapter.number, chapter] as const))(
    'has sample chapter %i in its place',
    (number, { title }) => {
      expect(bookOutline[number - 1]?.title).toBe(title);
    },
  );
});

describe('the slug story', () => {
  it('is two to four sentences long, in the tone of the house', () => {
    const sentences = slugStory.quote.split(/(?<=[.?])\s/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(breaches(slugStory.quote)).toEqual([]);
  });
});
