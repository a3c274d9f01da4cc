import { expect, it } from 'vitest';
import { articles, getArticle } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { course } from '@/content/course/course';
import { type EvidenceRow, evidencePage } from '@/content/evidence';
import type { Inline } from '@/content/text';
import type { Workbook } from '@/content/workbook/model';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { breaches, schoolYear } from './house-rules';
import { isHelp, linksIn, plain, sectionsOf, textsOf, textsOfBlock, textsOfWorkbook } from './read-blocks';

interface LongText {
  texts: readonly Inline[];
  sources?: readonly { id: string }[];
  /** Of a text whose pages are read in any order, each source has the number of its list. */
  isInParts?: true;
  /** The ids of its parts, for the addresses of links. */
  ids?: readonly string[];
}

const workbook: Workbook = typedWorkbook;
const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);
const { before, after, groups } = evidencePage;
const evidenceRows = groups.flatMap((group): readonly EvidenceRow[] => group.rows);
const evidenceTexts: Inline[] = groups.flatMap(({ heading, lead }) => [heading, lead]);
for (const { part, size, known, unknown } of evidenceRows) evidenceTexts.push(part, size, known, unknown);

/** Texts of articles and of the book. */
const readTexts: Record<string, LongText> = {};
for (const { id } of articles) {
  const { title, excerpt, notice = '', sections, sources } = getArticle(id);
  readTexts[id] = { texts: [title, excerpt, notice, ...textsOf(sections)], sources, ids: idsOf(sections) };
}
for (const { number, title, summary, sections } of sampleChapters)
  readTexts[`chapter ${number}`] = { texts: [title, summary, ...textsOf(sections)] };

/** Texts of many paragraphs, whose visitors read them from top to bottom. */
const longTexts: Record<string, LongText> = {
  ...readTexts,
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

const knownPaths = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...articles.map(({ id }) => paths.article(id)),
  ...sampleChapters.map(({ id }) => paths.chapter(id)),
]);

const all = Object.entries(longTexts);
it.each(all)('%s has the house style, unique ids and links that lead', (_, long) => {
  expect(long.texts.map(plain).flatMap(breaches)).toEqual([]);
  for (const { href } of linksIn(long.texts))
    if (!href.startsWith('#source-') && !isHelp(href)) expect(knownPaths).toContain(href.split(/[?#]/)[0]);
  const { ids = [] } = long;
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it.each(all)('%s numbers its sources in order, and cites each', (_, long) => {
  const inOrder = (all: string[]) => (long.isInParts ? all.toSorted() : all);
  const cited = linksIn(long.texts).filter(({ href }) => href.startsWith('#source-'));
  const found = [...new Set(cited.map(({ text, href }) => `${text} ${href}`))];
  const listed = (long.sources ?? []).map(({ id }, index) => `${index + 1} #source-${id}`);
  expect(inOrder(found)).toEqual(inOrder(listed));
});

it.each(Object.entries(readTexts))('%s has a reading age of 11', (_, { texts }) => {
  expect(schoolYear(texts)).toBeLessThan(6);
});

it('the rules of style reject what they name', () => {
  const broken =
    'It will cure you. Just relax. Your symptom is harmless. What a day! My color. Some — or so. 98% agree.';
  for (const text of broken.split(/(?<=[.!]) /)) expect(breaches(text), text).not.toEqual([]);
});
