import { describe, expect, it } from 'vitest';
import { getArticle } from '@/content/articles/articles';
import { findCourseDay } from '@/content/course/course';
import { fourWeeks, fourWeeksTable, smallerSteps } from '@/content/four-weeks';
import { workbook } from '@/content/workbook/workbook';
import { contentFiles, everyString } from './every-module';

const headings: readonly string[] = Object.values(fourWeeks).map(({ heading }) => heading);
const diary = workbook.parts.find(({ id }) => id === 'checking-and-searching')?.sections ?? [];
const article = getArticle('stop-googling-symptoms').sections;
const weeksOf = (sections: readonly { heading: string }[]) =>
  sections.map(({ heading }) => heading).filter((heading) => heading.startsWith('Week '));
const blocksOf = (sections: readonly { blocks: readonly unknown[] }[]) =>
  sections.flatMap(({ blocks }) => [...blocks]);

describe('the four weeks', () => {
  it('are the same in the workbook and in the article, in the same order', () => {
    expect(weeksOf(diary)).toEqual(headings);
    expect(weeksOf(article)).toEqual(headings);
  });

  it('stand at a glance in the workbook, the article and the second day of the course', () => {
    for (const blocks of [blocksOf(diary), blocksOf(article), [...(findCourseDay(2)?.blocks ?? [])]])
      expect(blocks).toContain(fourWeeksTable);
  });

  it('have one rule for the size of a step, small numbers included', () => {
    for (const blocks of [blocksOf(diary), blocksOf(article)]) expect(blocks).toContain(smallerSteps);
    expect(smallerSteps.items.join(' ')).toMatch(/Ten or more.*Two to nine.*Once a day or less/);
  });

  it('go by no other name, and no other text says how large a step is', async () => {
    const others = await everyString(contentFiles().filter((file) => file !== 'four-weeks'));
    const named = others.flatMap(({ text }) => text.match(/Week (?:one|two|three|four): [^.,”]+/g) ?? []);
    expect(named.filter((name) => !headings.some((heading) => name.startsWith(heading)))).toEqual([]);
    const known = new Set<string>(smallerSteps.items);
    const steps = others.filter(
      ({ text }) =>
        /\btake (?:about |off )?a tenth\b|\bby (?:about )?a tenth\b/.test(text) && !known.has(text),
    );
    expect(steps.map(({ where }) => where)).toEqual([]);
  });
});
