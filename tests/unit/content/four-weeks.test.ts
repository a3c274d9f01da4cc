import { expect, it } from 'vitest';
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

it('the four weeks are the same in the workbook and in the article, in the same order, with one rule for the size of a step', () => {
  for (const sections of [diary, article]) {
    expect(weeksOf(sections)).toEqual(headings);
    expect(blocksOf(sections)).toEqual(expect.arrayContaining([fourWeeksTable, smallerSteps]));
  }
  expect(findCourseDay(2)?.blocks).toContain(fourWeeksTable);
  expect(smallerSteps.items.join(' ')).toMatch(/Ten or more.*Two to nine.*Once a day or less/);
});

it('the four weeks go by no other name, and no other text says how large a step is', async () => {
  const others = await everyString(contentFiles().filter((file) => file !== 'four-weeks'));
  const named = others.flatMap(({ text }) => text.match(/Week (?:one|two|three|four): [^.,”]+/g) ?? []);
  expect(named.filter((name) => !headings.some((heading) => name.startsWith(heading)))).toEqual([]);
  const known = new Set<string>(smallerSteps.items);
  const steps = others.filter(
    ({ text }) => /\btake (?:about |off )?a tenth\b|\bby (?:about )?a tenth\b/.test(text) && !known.has(text),
  );
  expect(steps.map(({ where }) => where)).toEqual([]);
});
