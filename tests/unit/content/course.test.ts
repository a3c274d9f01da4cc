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
  it('are found by number, and no other number finds one', () => {
    expect(findCourseDay(3)).toBe(course[2]);
    for (const none of [0, 8, 1.5, Number.NaN, -1]) expect(findCourseDay(none)).toBeUndefined();
  });

  it('are consecutive, and none follows the last', () => {
    expect(([1, 2, 3, 4, 5, 6, 7] as const).map(nextCourseDay)).toEqual([2, 3, 4, 5, 6, 7, undefined]);
  });

  it('have unique subjects and preheaders that fit a mail list', () => {
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

  it('has exactly one exercise, with steps', () => {
    const exercises = day.blocks.filter((block) => typeof block !== 'string' && block.kind === 'exercise');
    expect(exercises).toHaveLength(1);
    expect(exercises.flatMap(textsOfBlock).length).toBeGreaterThanOrEqual(4);
  });

  it('names its page of the workbook', () => {
    const headings = workbook.parts.flatMap(({ sections }) => sections.filter(({ id }) => id === day.page));
    expect(headings).toHaveLength(1);
    expect(texts.map(plain).join(' ')).toContain(`“${headings[0]?.heading}”`);
  });

  it('follows the house style', () => {
    const words = [day.subject, day.preheader, day.title, ...texts].map(plain).join('\n');
    expect(breaches(words)).toEqual([]);
  });

  it('cites each of its sources by number, and no other', () => {
    const cited = linksIn(texts).filter(({ href }) => href.startsWith('#source-'));
    const expected = day.sources.map(({ id }, index) => `${index + 1} #source-${id}`);
    expect(new Set(cited.map(({ text, href }) => `${text} ${href}`))).toEqual(new Set(expected));
  });

  it('links only to existing pages and telephone numbers', () => {
    for (const { href } of linksIn(texts)) {
      if (href.startsWith('#source-') || isHelp(href)) continue;
      expect(knownPaths).toContain(href);
    }
  });
});
