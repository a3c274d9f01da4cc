import { describe, expect, it } from 'vitest';
import { articles, getArticle, posts } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { safetyNote, talkNote } from '@/content/safety';
import { paths } from '@/lib/paths';
import { breaches } from './house-rules';
import { countWords, isHelp, linksIn, plain, textsOf } from './read-blocks';
import { schoolYear } from './school-year';

const knownPaths = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...articles.map(({ id }) => paths.article(id)),
  ...sampleChapters.map(({ id }) => paths.chapter(id)),
]);

describe.each(articles.map((article) => [article.id, article] as const))('%s', (_, { id }) => {
  const article = getArticle(id);
  const texts = textsOf(article.sections);
  const everything = [article.title, article.excerpt, article.notice ?? '', ...texts];
  const links = linksIn(everything);
  const citations = links.filter(({ href }) => href.startsWith('#source-'));

  it('has the length of its series, and a correct reading time', () => {
    const words = countWords(texts);
    const [least, most] = posts.some((post) => post.id === id) ? [900, 1500] : [900, 1800];
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
    expect(article.readTime).toBe(`${Math.round(words / 200)} min read`);
  });

  it('fits into a search result', () => {
    expect(article.seoTitle.length).toBeLessThanOrEqual(60);
    expect(article.description.length).toBeLessThanOrEqual(155);
  });

  it('was reviewed after it was published', () => {
    expect(article.published).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(article.reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(article.reviewed >= article.published).toBe(true);
    expect(Date.parse(article.reviewed)).toBeLessThanOrEqual(Date.now());
  });

  it('numbers its sources in order of citation, and cites each of them', () => {
    const firstCited = [...new Set(citations.map(({ href }) => href.slice('#source-'.length)))];
    expect(firstCited).toEqual(article.sources.map((source) => source.id));
    for (const { text, href } of citations) {
      const place = article.sources.findIndex((source) => `#source-${source.id}` === href);
      expect(text).toBe(String(place + 1));
    }
  });

  it('cites a source in every paragraph about research or the NHS', () => {
    const telling = /\b(stud(y|ies)|trials?|review(ers)?|researchers|survey|the NHS)\b/i;
    const cited = /#source-/;
    const honest = /no study|none has tested|nobody has (tested|proved)|test of this/i;
    const loose = texts
      .filter((text) => text.length > 120 && telling.test(text) && !cited.test(text) && !honest.test(text))
      .map(plain);
    expect(loose).toEqual([]);
  });

  it('has at least one exercise', () => {
    const exercises = article.sections.flatMap(({ blocks }) =>
      blocks.filter((block) => typeof block !== 'string' && block.kind === 'exercise'),
    );
    expect(exercises.length).toBeGreaterThan(0);
  });

  it('mentions emergencies only in the box above its first heading', () => {
    const urgent = article.sections
      .flatMap(({ blocks }) => blocks)
      .filter((block) => typeof block !== 'string' && block.kind === 'note' && block.tone === 'urgent');
    for (const note of urgent) expect([safetyNote, talkNote]).toContain(note);
  });

  it('is linked from the text of another article', () => {
    const others = articles.filter((other) => other.id !== id);
    const links = others.flatMap((other) => linksIn(textsOf(getArticle(other.id).sections)));
    expect(links.map(({ href }) => href.split('#')[0])).toContain(paths.article(id));
  });

  it('links only to pages that exist', () => {
    const inner = links.map(({ href }) => href).filter((href) => href.startsWith('/'));
    for (const href of inner) expect(knownPaths).toContain(href.split('#')[0]);
    for (const { href } of links) if (!isHelp(href)) expect(href).toMatch(/^(\/|#source-)/);
  });

  it('has unique section ids, and headings that no other article has', () => {
    const fragments = article.sections.map((section) => section.id);
    expect(new Set(fragments).size).toBe(fragments.length);
    for (const fragment of fragments) expect(fragment).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const headings = articles.flatMap(({ sections }) => sections.map(({ heading }) => heading as string));
    for (const { heading } of article.sections)
      expect(headings.filter((other) => other === heading)).toHaveLength(1);
  });

  it('has a reading age of 11', () => {
    expect(schoolYear(texts)).toBeLessThan(6);
  });

  it('follows the house style', () => {
    expect(everything.map(plain).flatMap(breaches)).toEqual([]);
  });
});

describe('the house style', () => {
  it.each([
    'This will cure you.',
    'Just relax.',
    'Your symptom is harmless.',
    'What a day!',
    'Ninety-nine — or so.',
    '98% agree.',
    'My favorite color.',
  ])('rejects: %s', (text) => {
    expect(breaches(text)).not.toEqual([]);
  });
});

describe('claims of the articles about the method', () => {
  it.each(['google-spiral-science', '4-second-technique-breakdown', 'success-stories'])(
    '%s says that no study has tested it',
    (id) => {
      expect(textsOf(getArticle(id).sections).join(' ')).toMatch(/No study has tested the Flip Method/);
    },
  );

  it('the success stories say first that their people are invented', () => {
    expect(getArticle('success-stories').notice).toMatch(/are invented/);
    expect(getArticle('embarrassing-google-searches').notice).toMatch(/made up/);
  });
});

describe('the text to paste into a chatbot', () => {
  const text = getArticle('asking-chatgpt-about-symptoms')
    .sections.flatMap(({ blocks }) => blocks)
    .find((block) => typeof block !== 'string' && block.kind === 'quote');

  it.each([
    ['neither estimates, lists nor reassures', /do not estimate.*Do not list.*Do not reassure/],
    [
      'sends red flags to the doctor’s plan or the phone',
      /sudden and severe, tell me to.*plan.*emergency number/,
    ],
    [
      'sends harm and thoughts of dying to the phone',
      /taken something, tell me to ring.*want to die.*crisis line/,
    ],
    [
      'sends a pregnancy, a baby or a child to people',
      /pregnancy, a baby or a child.*maternity unit or a doctor/,
    ],
  ])('%s', (_, pattern) => {
    expect(text).toMatchObject({ text: expect.stringMatching(pattern) });
  });
});
