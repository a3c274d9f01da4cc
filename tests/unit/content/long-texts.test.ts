import { expect, it } from 'vitest';
import { aliases } from '@/content/articles/aliases';
import { articleCategories, readableDate } from '@/content/articles/article';
import * as written from '@/content/articles/articles';
import { bookOutline } from '@/content/book-outline';
import { sampleChapters } from '@/content/chapters/chapters';
import { course, findCourseDay } from '@/content/course/course';
import { type EvidenceRow, evidencePage } from '@/content/evidence';
import { safetyNote, talkNote } from '@/content/safety';
import { slugStory } from '@/content/slug-story';
import type { Block, Inline } from '@/content/text';
import type { Workbook } from '@/content/workbook/model';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { breaches, schoolYear } from './house-rules';
import * as reading from './read-blocks';

const { articles, findArticle, getArticle, guides, neighbours, posts, related } = written;
const { countWords, isHelp, linksIn, plain, sectionsOf, textsOf, textsOfBlock, textsOfWorkbook } = reading;
const workbook: Workbook = typedWorkbook;
const idsOf = (parts: readonly { id: string }[]): readonly string[] => parts.map(({ id }) => id);
const ids = idsOf(articles);
const blocksOf = (sections: readonly { blocks: readonly Block[] }[]) =>
  sections.flatMap(({ blocks }): readonly Block[] => blocks);
const isOf = (kind: string) => (block: Block) => typeof block !== 'string' && block.kind === kind;
const unique = (list: readonly string[]) => expect(new Set(list).size).toBe(list.length);
const between = (count: number, least: number, most: number) =>
  expect([count >= least, count <= most], `${count}`).toEqual([true, true]);

it('the list of articles has every one once, in a series and each category, by titles of its own; features the first', () => {
  expect(articles.filter(({ featured }) => featured)).toEqual([posts[0]]);
  const names = (['id', 'seoTitle', 'description'] as const).map((own) => articles.map((each) => each[own]));
  unique([...articles.flatMap(({ sections }) => sections.map(({ heading }) => heading)), ...names.flat()]);
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
});

it('an article is found by its id or an old one, which is not in use, and linked to its neighbours in its series', () => {
  expect(findArticle('success-stories')).toBe(getArticle('success-stories'));
  expect(['previous-post', 'constructor'].map(findArticle)).toEqual([undefined, undefined]);
  for (const [old, id] of Object.entries(aliases))
    expect([ids.includes(old), ids.includes(id)], old).toEqual([false, true]);
  for (const row of [posts, guides])
    for (const [place, { id }] of row.entries())
      expect(neighbours(id)).toEqual({ previous: row[place - 1], next: row[place + 1] });
});

it('each article is related to three others, first of its category, and every article to another', () => {
  const others = ids.map((id) => new Set(idsOf(related(id))));
  for (const [at, id] of ids.entries()) expect([others[at]?.size, others[at]?.has(id)]).toEqual([3, false]);
  expect(new Set(others.flatMap((each) => [...each])).size).toBe(ids.length);
  const [first, second, third, fourth, fifth] = posts;
  const like = { ...fifth, category: second.category };
  const list = [first, second, { ...third, category: 'Stories' as const }, fourth, like];
  expect(related(second.id, list)[0]?.id).toBe(fifth.id);
});

it('an article has dates in British style, independent of the time zone', () => {
  expect(['2026-03-12', '2026-11-01'].map(readableDate)).toEqual(['12 March 2026', '1 November 2026']);
  expect(() => readableDate('soon')).toThrow(RangeError);
});

it.each(ids)('%s has its length, fits into a search result, and was reviewed once published', (id) => {
  const { description, published, readTime, reviewed, sections, seoTitle } = getArticle(id);
  const words = countWords(textsOf(sections));
  between(words, 900, idsOf(posts).includes(id) ? 1500 : 1800);
  expect(readTime).toBe(`${Math.round(words / 200)} min read`);
  between(seoTitle.length, 1, 60);
  between(description.length, 1, 155);
  for (const date of [published, reviewed]) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  between(Date.parse(reviewed), Date.parse(published), Date.now());
});

it.each(ids)('%s has an exercise, cites research, has emergencies in a box, and is linked', (id) => {
  const telling = /\b(stud(y|ies)|trials?|review(ers)?|researchers|survey|the NHS)\b/i;
  const honest = /#source-|no study|none has tested|nobody has (tested|proved)|test of this/i;
  const { sections } = getArticle(id);
  const loose = textsOf(sections).filter(
    (text) => text.length > 120 && telling.test(text) && !honest.test(text),
  );
  expect(loose.map(plain)).toEqual([]);
  const blocks = blocksOf(sections);
  expect(blocks.some(isOf('exercise'))).toBe(true);
  for (const block of blocks)
    if (typeof block !== 'string' && block.kind === 'note' && block.tone === 'urgent')
      expect([safetyNote, talkNote]).toContain(block);
  const others = articles.filter((other) => other.id !== id);
  const links = others.flatMap((other) => linksIn(textsOf(getArticle(other.id).sections)));
  expect(links.map(({ href }) => href.split('#')[0])).toContain(paths.article(id));
});

it('what tells of the method says that no study has tested it, or first that its people are invented', () => {
  for (const id of ['google-spiral-science', '4-second-technique-breakdown', 'success-stories'])
    expect(textsOf(getArticle(id).sections).join(' ')).toMatch(/No study has tested the Flip Method/);
  expect(getArticle('success-stories').notice).toMatch(/are invented/);
  expect(getArticle('embarrassing-google-searches').notice).toMatch(/made up/);
});

it('the text to paste into a chatbot forbids what feeds fear, and sends danger to people', () => {
  const quote = blocksOf(getArticle('asking-chatgpt-about-symptoms').sections).find(isOf('quote'));
  for (const pattern of [
    /do not estimate.*Do not list.*Do not reassure/,
    /sudden and severe, tell me to.*plan.*emergency number/,
    /taken something, tell me to ring.*want to die.*crisis line/,
    /pregnancy, a baby or a child.*maternity unit or a doctor/,
  ])
    expect(quote).toMatchObject({ text: expect.stringMatching(pattern) });
});

it.each(sampleChapters)('chapter $number has its length, safety, exercise, title and links', (chapter) => {
  const { number, title, sections } = chapter;
  const blocks = blocksOf(sections);
  const own = blocks.filter((each) => each !== safetyNote && each !== talkNote).flatMap(textsOfBlock);
  between(countWords([...sections.map(({ heading }) => heading), ...own]), 900, 1500);
  expect(blocks).toContain(safetyNote);
  expect(blocks.some(isOf('exercise'))).toBe(true);
  expect(bookOutline[number - 1]?.title).toBe(title);
  expect(linksIn(textsOf(sections)).filter(({ href }) => !isHelp(href))).toEqual([]);
});

it('the outline has every chapter of the book, each with a unique title and one line', () => {
  unique(bookOutline.map(({ title }) => title));
  for (const { line } of bookOutline) between(line.length, 1, 100);
  expect([slugStory.quote, ...bookOutline.flatMap(Object.values)].flatMap(breaches)).toEqual([]);
});

it('the days of the course are found by number', () => {
  expect(findCourseDay(3)).toBe(course[2]);
  for (const none of [0, 8, 1.5, Number.NaN, -1]) expect(findCourseDay(none)).toBeUndefined();
  for (const own of ['subject', 'preheader'] as const) unique(course.map((day) => day[own]));
});

it.each(course)('day $day fits a mail list, has 300 words and one exercise, and names its page', (day) => {
  const texts = day.blocks.flatMap(textsOfBlock);
  between(day.subject.length, 1, 60);
  between(day.preheader.length, 1, 100);
  between(countWords(texts), 300, Infinity);
  const exercises = day.blocks.filter(isOf('exercise'));
  expect(exercises).toHaveLength(1);
  between(exercises.flatMap(textsOfBlock).length, 4, Infinity);
  const [page, ...others] = sectionsOf(workbook).filter(({ id }) => id === day.page);
  expect(others).toEqual([]);
  expect(texts.map(plain).join(' ')).toContain(`“${page?.heading}”`);
});

const { before, after, groups } = evidencePage;
const evidenceRows = groups.flatMap((group): readonly EvidenceRow[] => group.rows);

it('the evidence cites a study for every tested part, and says how much is known of each, and what is not', () => {
  for (const { id, mark, known, size, unknown } of evidenceRows) {
    const isCited = linksIn([known]).some(({ href }) => href.startsWith('#source-'));
    expect([isCited, !size.startsWith('No study')], id).toEqual(Array(2).fill(mark !== 'untested'));
    expect(unknown.length, id).toBeGreaterThan(15);
  }
  expect(evidenceRows[0]).toMatchObject({ id: 'flip-method', mark: 'untested' });
});

interface LongText {
  texts: readonly Inline[];
  sources?: readonly { id: string }[];
  /** Of a text whose pages are read in any order, each source has the number of its list. */
  isInParts?: true;
  /** The ids of its parts, for the addresses of links. */
  ids?: readonly string[];
}

const readTexts: Record<string, LongText> = {};
for (const { id } of articles) {
  const { title, excerpt, notice = '', sections, sources } = getArticle(id);
  readTexts[id] = { texts: [title, excerpt, notice, ...textsOf(sections)], sources, ids: idsOf(sections) };
}
for (const { number, title, summary, sections } of sampleChapters)
  readTexts[`chapter ${number}`] = { texts: [title, summary, ...textsOf(sections)] };

const evidenceTexts: Inline[] = groups.flatMap(({ heading, lead }) => [heading, lead]);
for (const { part, size, known, unknown } of evidenceRows) evidenceTexts.push(part, size, known, unknown);

/** Texts of many paragraphs, whose visitors read them from top to bottom. */
const longTexts: Record<string, LongText> = {
  ...readTexts,
  // One page shows all of them.
  'the chapters': { texts: [], ids: sampleChapters.flatMap(({ id, sections }) => [id, ...idsOf(sections)]) },
  'the evidence': {
    texts: [...textsOf(before), ...evidenceTexts, ...textsOf(after)],
    sources: evidencePage.sources,
    ids: idsOf([...groups, ...before, ...after, ...evidenceRows]),
  },
  'the workbook': {
    texts: textsOfWorkbook(workbook),
    sources: workbook.sources,
    isInParts: true,
    ids: idsOf([...workbook.parts, ...sectionsOf(workbook)]),
  },
};
for (const { day, subject, preheader, title, blocks, sources } of course)
  longTexts[`day ${day}`] = { texts: [subject, preheader, title, ...blocks.flatMap(textsOfBlock)], sources };

const all = Object.entries(longTexts);
it.each(all)('%s has the house style and unique ids', (_, { texts, ids = [] }) => {
  expect(texts.map(plain).flatMap(breaches)).toEqual([]);
  unique(ids);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it.each(all)('%s numbers its sources in order, and cites each', (_, { texts, sources = [], isInParts }) => {
  const inOrder = (all: string[]) => (isInParts ? all.toSorted() : all);
  const cited = linksIn(texts).filter(({ href }) => href.startsWith('#source-'));
  const found = [...new Set(cited.map(({ text, href }) => `${text} ${href}`))];
  expect(inOrder(found)).toEqual(inOrder(sources.map(({ id }, index) => `${index + 1} #source-${id}`)));
});

it.each(Object.entries(readTexts))('%s has a reading age of 11', (_, { texts }) => {
  expect(schoolYear(texts)).toBeLessThan(6);
});
