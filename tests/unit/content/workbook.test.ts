import { expect, it } from 'vitest';
import { getArticle } from '@/content/articles/articles';
import { findCourseDay } from '@/content/course/course';
import { fourWeeks, fourWeeksTable, smallerSteps } from '@/content/four-weeks';
import { safetyNote, talkNote } from '@/content/safety';
import { crisisNumbers } from '@/content/workbook/crisis-numbers';
import type { Workbook } from '@/content/workbook/model';
import { type Ladder, ladders } from '@/content/workbook/parts/ladders';
import { shortRoad } from '@/content/workbook/parts/welcome';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { contentFiles, everyString } from './every-module';
import { sectionsOf } from './read-blocks';

const workbook: Workbook = typedWorkbook;
const sections = sectionsOf(workbook);
const holds = (blocks: Workbook['parts'][number]['sections'][number]['blocks'], ...kinds: string[]) =>
  blocks.some((block) => typeof block !== 'string' && kinds.includes(block.kind));

it('the workbook has the promised parts, safety before every exercise, and a short road before any form', () => {
  const promised = /The 4-second technique.*Trigger tracking.*Emergency action plan.*Self-care strategies/;
  expect(workbook.parts.map(({ title }) => title).join()).toMatch(promised);
  const ids = workbook.parts.map(({ id }) => id);
  const exercises = workbook.parts.map((part) => part.sections.some((one) => holds(one.blocks, 'exercise')));
  expect(ids.indexOf('safety-first')).toBeLessThan(exercises.indexOf(true));
  const [first] = workbook.parts[ids.indexOf('safety-first')]?.sections ?? [];
  expect(first?.blocks[0]).toBe(safetyNote);
  expect(shortRoad).toHaveLength(5);
  for (const { section, heading } of shortRoad)
    expect(sections.find(({ id }) => id === section)?.heading).toBe(heading);
  const firstForm = sections.find(({ blocks }) => holds(blocks, 'checklist', 'fields', 'log'));
  expect(firstForm?.id).toBe('short-road');
});

it('the workbook has logs whose columns fill the page, with a label for each row', () => {
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (typeof block === 'string' || block.kind !== 'log') continue;
    expect(block.columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    if (block.rowLabels) expect(block.rowLabels).toHaveLength(block.rows);
  }
});

const blocksOf = (id: string) => sections.find((section) => section.id === id)?.blocks ?? [];

it('the ladders are twelve, each with for whom it is not, what it is for and six rungs, or someone to talk to', () => {
  expect(Object.keys(ladders)).toHaveLength(12);
  for (const { id, title, notFor, rungs } of Object.values<Ladder>(ladders)) {
    expect(rungs.length, id).toBeGreaterThanOrEqual(6);
    const home = sections.filter(({ blocks }) =>
      blocks.some((block) => typeof block !== 'string' && block.kind === 'checklist' && block.name === id),
    );
    expect(home, id).toHaveLength(1);
    const blocks = home[0]?.blocks ?? [];
    const place = blocks.findIndex((block) => typeof block === 'string' && block.includes(notFor));
    expect(blocks[place], id).toMatch(/^\*\*Not for you if\*\*/);
    expect(blocks[place - 1], id).toEqual({ kind: 'heading', text: title });
    expect(blocks[place + 1], id).toMatchObject({ kind: 'fields', name: `${id}-for` });
  }
  for (const id of ['the-story-i-avoid', 'end-of-things']) expect(blocksOf(id)).toContain(talkNote);
});

it('the body on purpose says who must not and when to stop before it names anything to do', () => {
  const part = workbook.parts.find(({ id }) => id === 'body-on-purpose');
  const ids = part?.sections.map(({ id }) => id) ?? [];
  expect(ids.indexOf('who-must-not')).toBeLessThan(ids.indexOf('ordinary-rungs'));
  const before = blocksOf('who-must-not');
  expect(before).toContain(safetyNote);
  const text = expect.stringMatching(/heart.*lungs.*Epilepsy.*Pregnancy.*injury.*under 18/);
  expect(before[0]).toMatchObject({ kind: 'note', text });
});

it('the workbook’s crisis numbers are from the site’s list, at any hour, with Canada, Ireland and the EU', () => {
  expect(crisisNumbers.map(({ label }) => label)).toEqual([
    ...['Call 999', 'Call 911', 'Call 111', 'Call 988', 'Text 988', 'Call 112', 'Call 116 123'],
    ...['USA: text HOME to 741741', 'UK: text SHOUT to 85258'],
  ]);
  expect(crisisNumbers.filter(({ country }) => /Canada|Ireland & EU/.test(country)).length).toBe(4);
  for (const { href, hours } of crisisNumbers)
    expect(`${href} ${hours}`).toMatch(/^(tel|sms):.* (Always|.*24 hours)/);
});

const headings: readonly string[] = Object.values(fourWeeks).map(({ heading }) => heading);

it('the four weeks are the same in the workbook and in the article, in the same order, with one rule for the size of a step', () => {
  const diary = workbook.parts.find(({ id }) => id === 'checking-and-searching')?.sections ?? [];
  for (const sections of [diary, getArticle('stop-googling-symptoms').sections]) {
    const weeks = sections.flatMap(({ heading }) => (heading.startsWith('Week ') ? [heading] : []));
    expect(weeks).toEqual(headings);
    const blocks = sections.flatMap(({ blocks }): readonly unknown[] => blocks);
    expect(blocks).toEqual(expect.arrayContaining([fourWeeksTable, smallerSteps]));
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
