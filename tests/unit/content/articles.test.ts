import { expect, it } from 'vitest';
import { aliases } from '@/content/articles/aliases';
import { articleCategories, readableDate } from '@/content/articles/article';
import * as all from '@/content/articles/articles';
import { safetyNote, talkNote } from '@/content/safety';
import type { Block } from '@/content/text';
import { paths } from '@/lib/paths';
import { countWords, linksIn, plain, textsOf } from './read-blocks';

const { articles, findArticle, getArticle, guides, neighbours, posts, related } = all;
const ids: readonly string[] = articles.map(({ id }) => id);
const blocksOf = (id: string) => getArticle(id).sections.flatMap(({ blocks }): readonly Block[] => blocks);

it('the list of articles has every one once, in a series and each category, by titles of its own; features the first', () => {
  expect(articles).toEqual([...posts, ...guides]);
  expect(articles.filter(({ featured }) => featured)).toEqual([posts[0]]);
  const headings = articles.flatMap(({ sections }) => sections.map(({ heading }) => heading as string));
  for (const own of ['id', 'seoTitle', 'description'] as const)
    headings.push(...articles.map((each) => each[own]));
  expect(new Set(headings).size).toBe(headings.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
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
  const others = ids.map((id) => new Set(related(id).map((other) => other.id as string)));
  for (const [at, id] of ids.entries()) expect([others[at]?.size, others[at]?.has(id)]).toEqual([3, false]);
  expect(new Set(others.flatMap((each) => [...each])).size).toBe(ids.length);
  const [first, second, third, fourth, fifth] = posts;
  const like = { ...fifth, category: second.category };
  const list = [first, second, { ...third, category: 'Stories' as const }, fourth, like];
  expect(related(second.id, list)[0]?.id).toBe(fifth.id);
  const last = posts.at(-1) ?? first;
  const unlike = posts.filter(({ category }) => category !== last.category);
  expect(related(last.id, [...unlike, last])).toEqual(unlike.slice(0, 3));
});

it('an article has dates in British style, independent of the time zone', () => {
  const dates = ['2026-03-12', '2026-11-01'].map(readableDate);
  expect(dates).toEqual(['12 March 2026', '1 November 2026']);
  expect(() => readableDate('soon')).toThrow(RangeError);
});

it.each(ids)('%s has its length, fits into a search result, and was reviewed once published', (id) => {
  const { description, published, readTime, reviewed, sections, seoTitle } = getArticle(id);
  const words = countWords(textsOf(sections));
  expect(words).toBeGreaterThanOrEqual(900);
  expect(words).toBeLessThanOrEqual(posts.some((post) => post.id === id) ? 1500 : 1800);
  expect(readTime).toBe(`${Math.round(words / 200)} min read`);
  expect(seoTitle.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(155);
  for (const date of [published, reviewed]) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(reviewed >= published).toBe(true);
  expect(Date.parse(reviewed)).toBeLessThanOrEqual(Date.now());
});

it.each(ids)('%s has an exercise, cites research, has emergencies in a box, and is linked', (id) => {
  const telling = /\b(stud(y|ies)|trials?|review(ers)?|researchers|survey|the NHS)\b/i;
  const honest = /#source-|no study|none has tested|nobody has (tested|proved)|test of this/i;
  const texts = textsOf(getArticle(id).sections);
  const loose = texts.filter((text) => text.length > 120 && telling.test(text) && !honest.test(text));
  expect(loose.map(plain)).toEqual([]);
  const blocks = blocksOf(id).flatMap((block) => (typeof block === 'string' ? [] : [block]));
  expect(blocks.map(({ kind }) => kind)).toContain('exercise');
  for (const block of blocks)
    if (block.kind === 'note' && block.tone === 'urgent') expect([safetyNote, talkNote]).toContain(block);
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
  const blocks = blocksOf('asking-chatgpt-about-symptoms');
  const quote = blocks.find((block) => typeof block !== 'string' && block.kind === 'quote');
  for (const pattern of [
    /do not estimate.*Do not list.*Do not reassure/,
    /sudden and severe, tell me to.*plan.*emergency number/,
    /taken something, tell me to ring.*want to die.*crisis line/,
    /pregnancy, a baby or a child.*maternity unit or a doctor/,
  ])
    expect(quote).toMatchObject({ text: expect.stringMatching(pattern) });
});
