import { load } from 'cheerio';
import { aliases } from '@/content/articles/aliases';
import { articles } from '@/content/articles/articles';
import { expect, requestTest as test } from '../../support/fixtures.ts';
import { routes } from '../../support/pages.ts';
import { readStructuredData } from './structured-data.ts';

test('the home, book, author and article pages have their structured data', async ({ request }) => {
  const kindsOn = async (path: string) => readStructuredData(await (await request.get(path)).text());
  expect(await kindsOn('/')).toEqual(['WebSite', 'Person']);
  expect(await kindsOn('/book')).toEqual(['Book', 'Person', 'BreadcrumbList']);
  expect(await kindsOn('/about')).toContain('Person');
  expect(await kindsOn(`/blog/${articles[0].id}`)).toEqual(['BlogPosting', 'Person', 'BreadcrumbList']);
});

test('the sitemap lists the indexable pages, and the feed every article', async ({ request, baseURL }) => {
  const read = async (path: string) => load(await (await request.get(path)).text(), { xml: true });
  const sitemap = await read('/sitemap.xml');
  const texts = ($: typeof sitemap, selector: string) => [...$(selector)].map((each) => $(each).text());
  const listed = texts(sitemap, 'url > loc');
  // The exercise is indexable too; it has tests of its own.
  const paths = [...routes.filter(({ canonical }) => !canonical).map(({ path }) => path), '/flip-method-app'];
  expect(listed.toSorted()).toEqual(paths.map((path) => new URL(path, baseURL).href).toSorted());
  const changed = texts(sitemap, 'lastmod');
  expect(changed.map((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toEqual(listed.map(() => true));

  const feed = await read('/feed.xml');
  const addresses = articles.map(({ id }) => new URL(`/blog/${id}`, baseURL).href);
  expect(texts(feed, 'item > link').toSorted()).toEqual(addresses.toSorted());
  for (const date of texts(feed, 'pubDate')) expect(Date.parse(date)).not.toBeNaN();
});

test('robots.txt allows crawling except for private paths', async ({ request, baseURL }) => {
  const rules = await (await request.get('/robots.txt')).text();
  const private_ = ['/admin', '/account', '/api/'].map((path) => `Disallow: ${path}`);
  for (const line of ['Allow: /', ...private_, `Sitemap: ${baseURL}/sitemap.xml`])
    expect(rules).toContain(line);
});

test('old addresses of articles, and the one to change a password, redirect', async ({ request }) => {
  const moved = Object.entries(aliases).map(([old, id]) => [`/blog/${old}`, 308, `/blog/${id}`] as const);
  for (const [from, status, to] of [
    ...moved,
    ['/.well-known/change-password', 307, '/account#password-title'] as const,
  ]) {
    const answer = await request.get(from, { maxRedirects: 0 });
    const { pathname, hash } = new URL(answer.headers().location ?? '', 'http://site.example');
    expect([from, answer.status(), pathname + hash]).toEqual([from, status, to]);
  }
});

test('security.txt and the feed have their types', async ({ request }) => {
  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries((await answer.text()).split('\n').map((line) => line.split(/: (.*)/)));
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(Date.parse(fields.Expires)).toBeGreaterThan(Date.now());
});
