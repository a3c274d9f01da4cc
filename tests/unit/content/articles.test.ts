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
import { paths } from '@/lib/paths';
import { linksIn, textsOf } from './read-blocks';

const ids: readonly string[] = articles.map(({ id }) => id);

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
