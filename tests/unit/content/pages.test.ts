import { describe, expect, it } from 'vitest';
import { pages as registered } from '@/content/pages';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';

const entries = Object.entries(registered).flatMap(([path, page]) =>
  'title' in page ? [[path, page] as const] : [],
);

describe('titles and descriptions', () => {
  it('exist for every page, and for no other path', () => {
    const known: readonly unknown[] = Object.values(paths);
    for (const [path] of entries) expect(known).toContain(path);
    const pages = Object.values(paths).filter((path) => typeof path === 'string');
    const answersOnly = pages.filter((path) =>
      /^\/(offline|server-error|api|admin\/(denied|export)|auth\/(callback|confirm|sign-out))/.test(path),
    );
    const madeFromTheirOwnContent = pages.filter((path) => /^\/workbook\/.|\.xml$/.test(path));
    const withoutMeta = new Set<string>([...answersOnly, ...madeFromTheirOwnContent]);
    const described: readonly string[] = entries.map(([path]) => path);
    expect(pages.filter((path) => !withoutMeta.has(path) && !described.includes(path))).toEqual([]);
  });

  it.each(entries)('of %s fit into a search result', (_, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description).toMatch(/\.$/);
  });

  it('are unique', () => {
    expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length);
    expect(new Set(entries.map(([, { description }]) => description)).size).toBe(entries.length);
  });

  it('keep only private pages out of search engines', () => {
    expect(entries.filter(([, { index }]) => !index).map(([path]) => path)).toEqual([
      '/flip-method-auth',
      '/auth',
      '/auth/code',
      '/auth/forgotten-password',
      '/account',
      '/admin',
      '/admin/people',
      '/admin/inbox',
      '/admin/mails',
      '/admin/content',
      '/admin/mails/preview',
      '/admin/mails/newsletter',
      '/admin/settings',
      '/admin/second-factor',
      '/unsubscribe',
    ]);
  });

  it('state the number of chapters in the book', () => {
    expect(site.chapterCount).toBe(19);
    expect(registered['/book'].description).toContain('Nineteen short chapters');
  });
});
