import { expect, it } from 'vitest';
import { bookOutline } from '@/content/book-outline';
import { sampleChapters } from '@/content/chapters/chapters';
import { course, findCourseDay, nextCourseDay } from '@/content/course/course';
import { type EvidenceRow, evidencePage } from '@/content/evidence';
import { safetyNote, talkNote } from '@/content/safety';
import { site } from '@/content/site';
import { slugStory } from '@/content/slug-story';
import type { Block } from '@/content/text';
import type { Workbook } from '@/content/workbook/model';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { breaches } from './house-rules';
import { countWords, isHelp, linksIn, plain, sectionsOf, textsOf, textsOfBlock } from './read-blocks';

const isExercise = (block: Block) => typeof block !== 'string' && block.kind === 'exercise';

it('the sample chapters have unique ids, and so have their sections on the page that shows all three', () => {
  const fragments = sampleChapters.flatMap(({ id, sections }) => [id, ...sections.map((part) => part.id)]);
  expect(new Set(fragments).size).toBe(fragments.length);
  for (const fragment of fragments) expect(fragment).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it.each(sampleChapters)('chapter $number has its length, safety, exercise, title and links', (chapter) => {
  const { number, title, sections } = chapter;
  const blocks: Block[] = sections.flatMap((section) => [...section.blocks]);
  const help: Block[] = [safetyNote, talkNote];
  const own = blocks.filter((each) => !help.includes(each)).flatMap(textsOfBlock);
  const words = countWords([...sections.map(({ heading }) => heading), ...own]);
  expect(words).toBeGreaterThanOrEqual(900);
  expect(words).toBeLessThanOrEqual(1500);
  expect(blocks).toContain(safetyNote);
  expect(blocks.some(isExercise)).toBe(true);
  expect(bookOutline[number - 1]?.title).toBe(title);
  expect(linksIn(textsOf(sections)).filter(({ href }) => !isHelp(href))).toEqual([]);
});

it('the outline has every chapter of the book, each with a unique title and one line', () => {
  expect(bookOutline).toHaveLength(site.chapterCount);
  expect(new Set(bookOutline.map(({ title }) => title)).size).toBe(site.chapterCount);
  for (const { title, line } of bookOutline) {
    expect([title, line].flatMap(breaches)).toEqual([]);
    expect(line.length).toBeLessThanOrEqual(100);
  }
});

it('the slug story is two to four sentences long, in the house style', () => {
  expect([2, 3, 4]).toContain(slugStory.quote.split(/(?<=[.?])\s/).length);
  expect(breaches(slugStory.quote)).toEqual([]);
});

it('the days of the course are found by number, and follow one another', () => {
  expect(findCourseDay(3)).toBe(course[2]);
  for (const none of [0, 8, 1.5, Number.NaN, -1]) expect(findCourseDay(none)).toBeUndefined();
  expect(([1, 2, 3, 4, 5, 6, 7] as const).map(nextCourseDay)).toEqual([2, 3, 4, 5, 6, 7, undefined]);
  for (const own of ['subject', 'preheader'] as const)
    expect(new Set(course.map((day) => day[own])).size).toBe(course.length);
});

it.each(course)('day $day fits a mail list, has 300 words and one exercise, and names its page', (day) => {
  const texts = day.blocks.flatMap(textsOfBlock);
  expect(day.subject.length).toBeLessThanOrEqual(60);
  expect(day.preheader.length).toBeLessThanOrEqual(100);
  expect(countWords(texts)).toBeGreaterThanOrEqual(300);
  const exercises = day.blocks.filter(isExercise);
  expect(exercises).toHaveLength(1);
  expect(exercises.flatMap(textsOfBlock).length).toBeGreaterThanOrEqual(4);
  const workbook: Workbook = typedWorkbook;
  const pages = sectionsOf(workbook).filter(({ id }) => id === day.page);
  expect(pages).toHaveLength(1);
  expect(texts.map(plain).join(' ')).toContain(`“${pages[0]?.heading}”`);
});

it('the evidence cites a study for every tested part, and says how much is known of each, and what is not', () => {
  const rows = evidencePage.groups.flatMap((group): readonly EvidenceRow[] => group.rows);
  for (const { id, mark, known, size, unknown } of rows) {
    const isCited = linksIn([known]).some(({ href }) => href.startsWith('#source-'));
    expect(isCited, id).toBe(mark !== 'untested');
    expect(size.startsWith('No study'), id).toBe(mark === 'untested');
    expect(unknown.length, id).toBeGreaterThan(15);
  }
  expect(rows[0]).toMatchObject({ id: 'flip-method', mark: 'untested' });
});
