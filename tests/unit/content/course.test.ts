import { describe, expect, it } from 'vitest';
import { course, findCourseDay, nextCourseDay } from '@/content/course/course';
import type { Workbook } from '@/content/workbook/model';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { breaches } from './house-rules';
import { countWords, isHelp, linksIn, plain, textsOfBlock } from './read-blocks';

const workbook: Workbook = typedWorkbook;
const knownPaths = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'));

describe('the seven days of the course', () => {
  it('are found by number, and nothing is found by another', () => {
    expect(findCourseDay(3)).toBe(course[2]);
    for (const none of [0, 8, 1.5, Number.NaN, -1]) expect(findCourseDay(none)).toBeUndefined();
  });

  it('follow one another, and nothing follows the last', () => {
    expect(([1, 2, 3, 4, 5, 6, 7] as const).map(nextCourseDay)).toEqual([2, 3, 4, 5, 6, 7, undefined]);
  });

  it('have subjects and preheaders that differ and fit the line of a mail list', () => {
    expect(new Set(course.map(({ subject }) => subject)).size).toBe(7);
    expect(new Set(course.map(({ preheader }) => preheader)).size).toBe(7);
    for (const { subject, preheader } of course) {
      expect(subject.length).toBeLessThanOrEqual(60);
      expect(preheader.length).toBeLessThanOrEqual(100);
    }
  });
});

describe.each(course)('day $day', (day) => {
  const texts = day.blocks.flatMap(textsOfBlock);

  it('has at least 300 words', () => {
    expect(countWords(texts)).toBeGreaterThanOrEqual(300);
  });

  it('has exactly one exercise, with steps to follow', () => {
    const exercises = day.blocks.filter((block) => typeof block !== 'string' && block.kind === 'exercise');
    expect(exercises).toHaveLength(1);
    expect(exercises.flatMap(textsOfBlock).length).toBeGreaterThanOrEqual(4);
  });

  it('names the page of the workbook that goes with it', () => {
    const headings = workbook.parts.flatMap(({ sections }) => sections.filter(({ id }) => id === day.page));
    expect(headings).toHaveLength(1);
    expect(texts.map(plain).join(' ')).toContain(`“${headings[0]?.heading}”`);
  });

  it('keeps the rules of the house', () => {
    const words = [day.subject, day.preheader, day.title, ...texts].map(plain).join('\n');
    expect(breaches(words)).toEqual([]);
  });

  it('cites each of its sources by its number in the list, and no other', () => {
    const cited = linksIn(texts).filter(({ href }) => href.startsWith('#source-'));
    const expected = day.sources.map(({ id }, index) => `${index + 1} #source-${id}`);
    expect(new Set(cited.map(({ text, href }) => `${text} ${href}`))).toEqual(new Set(expected));
  });

  it('links to pages that exist, to numbers, and nowhere else', () => {
    for (const { href } of linksIn(texts)) {
      if (href.startsWith('#source-') || isHelp(href)) continue;
      expect(knownPaths).toContain(href);
    }
  });
});
