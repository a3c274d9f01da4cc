import { describe, expect, it } from 'vitest';
import { aliases } from '@/content/articles/aliases';
import { articleCategories, readableDate } from '@/content/articles/article';
import {
  articles,
  findArticle,
  getArticle,
  guides,
  neighbours,
  posts,
  related,
} from '@/content/articles/articles';
import { safetyNote, talkNote } from '@/content/safety';
import { paths } from '@/lib/paths';
import { breaches } from './house-rules';
import { countWords, isHelp, linksIn, plain, textsOf } from './read-blocks';
import { schoolYear } from './school-year';

const ids: readonly string[] = articles.map(({ id }) => id);
const knownPaths = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...ids.map((id) => paths.article(id)),
]);

describe('the list of articles', () => {
  it('features only the first article', () => {
    expect(articles.filter(({ featured }) => featured)).toEqual([posts[0]]);
  });

  it('has every article once, with a unique id, in one of two series', () => {
    expect(articles).toEqual([...posts, ...guides]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has unique titles and descriptions for search engines', () => {
    for (const own of ['seoTitle', 'description'] as const)
      expect(new Set(articles.map((article) => article[own])).size).toBe(articles.length);
  });

  it('links to every guide from another article', () => {
    for (const { id } of guides) {
      const others = articles.filter((article) => article.id !== id);
      const hrefs = others.flatMap(({ sections }) => linksIn(textsOf(sections)).map(({ href }) => href));
      expect(hrefs).toContain(paths.article(id));
    }
  });

  it('has an article in each category', () => {
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
  });

  it('finds an article by id; throws or returns undefined for an unknown one', () => {
    expect(getArticle('success-stories').category).toBe('Success Stories');
    expect(findArticle('success-stories')).toBe(getArticle('success-stories'));
    expect(findArticle('previous-post')).toBeUndefined();
    expect(findArticle('constructor')).toBeUndefined();
    expect(() => getArticle('previous-post')).toThrow('previous-post');
  });

  it('redirects old URLs to articles, and never from a URL in use', () => {
    for (const [old, id] of Object.entries(aliases)) {
      expect(ids).not.toContain(old);
      expect(ids).toContain(id);
    }
  });

  it('links each article to its neighbours in its series', () => {
    for (const row of [posts, guides])
      for (const [place, { id }] of row.entries()) {
        const { previous, next } = neighbours(id);
        expect([previous, next]).toEqual([row[place - 1], row[place + 1]]);
      }
    expect(() => neighbours('nowhere')).toThrow();
  });

  it.each(ids)('relates %s to three others', (id) => {
    const others = related(id);
    expect(new Set(others.map((other) => other.id)).size).toBe(3);
    expect(others.map((other) => other.id)).not.toContain(id);
  });

  it('lists related articles of the same category first', () => {
    const [first, second, third, fourth, fifth] = posts;
    const like = { ...fifth, category: second.category };
    const list = [first, second, { ...third, category: 'Stories' as const }, fourth, like];
    expect(related(second.id, list)[0]?.id).toBe(fifth.id);
    expect(() => related('nowhere')).toThrow('nowhere');
  });

  it('wraps around to the first articles, so that every article is related to another', () => {
    const [last, ...others] = [...posts].reverse();
    const unlike = others.reverse().filter(({ category }) => category !== last?.category);
    expect(related(last?.id ?? '', [...unlike, ...(last ? [last] : [])])).toEqual(unlike.slice(0, 3));
    expect(new Set(ids.flatMap((id) => related(id).map((other) => other.id))).size).toBe(ids.length);
  });
});

describe('dates', () => {
  it('are formatted in British style, independent of the time zone', () => {
    expect(readableDate('2026-03-12')).toBe('12 March 2026');
    expect(readableDate('2026-11-01')).toBe('1 November 2026');
    expect(() => readableDate('soon')).toThrow(RangeError);
  });
});

describe.each(articles.map((article) => [article.id, article] as const))('%s', (_, { id }) => {
  const article = getArticle(id);
  const texts = textsOf(article.sections);
  const everything = [article.title, article.excerpt, article.notice ?? '', ...texts];
  const links = linksIn(everything);
  const citations = links.filter(({ href }) => href.startsWith('#source-'));

  it('has the length of its series, and a correct reading time', () => {
    const words = countWords(texts);
    const [least, most] = posts.some((post) => post.id === id) ? [900, 1500] : [1200, 1800];
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
