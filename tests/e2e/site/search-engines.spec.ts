import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { aliases } from '@/content/articles/aliases';
import { articles } from '@/content/articles/articles';
import { routes } from '../../support/pages.ts';
import { day, readStructuredData } from './structured-data.ts';

test('the home, book, author and article pages have their structured data', async ({ request }) => {
  const kindsOn = async (path: string) => readStructuredData(await (await request.get(path)).text());
  expect(await kindsOn('/')).toEqual(['WebSite', 'Person']);
  expect(await kindsOn('/book')).toEqual(['Book', 'Person', 'BreadcrumbList']);
  expect(await kindsOn('/about')).toContain('Person');
  expect(await kindsOn(`/blog/${articles[0].id}`)).toEqual(['BlogPosting', 'Person', 'BreadcrumbList']);
});

test('the sitemap lists exactly the indexable pages, with their last change', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/sitemap.xml');
  const { document } = new JSDOM(await response.text(), { contentType: 'application/xml' }).window;
  const listed = [...document.querySelectorAll('url > loc')].map(({ textContent }) => textContent ?? '');
  const expected = routes
    .filter(({ canonical }) => !canonical)
    .map(({ path }) => new URL(path, baseURL).href);
  // The exercise is indexable too; it has tests of its own.
  expected.push(new URL('/flip-method-app', baseURL).href);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  for (const { textContent } of document.querySelectorAll('lastmod'))
    expect(day.parse(textContent)).toBeTruthy();
  expect(document.querySelectorAll('lastmod')).toHaveLength(listed.length);
});

test('robots.txt allows crawling except for private paths', async ({ request, baseURL }) => {
  const rules = await (await request.get('/robots.txt')).text();
  expect(rules).toContain('Allow: /');
  for (const path of ['/admin', '/account', '/api/']) expect(rules).toContain(`Disallow: ${path}`);
  expect(rules).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('the feed has every article with its URL', async ({ request, baseURL }) => {
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const { document } = new JSDOM(await response.text(), { contentType: 'application/xml' }).window;
  const links = [...document.querySelectorAll('item > link')].map(({ textContent }) => textContent ?? '');
  expect(links.toSorted()).toEqual(articles.map(({ id }) => new URL(`/blog/${id}`, baseURL).href).toSorted());
  for (const { textContent } of document.querySelectorAll('pubDate')) {
    expect(Number.isNaN(Date.parse(textContent ?? ''))).toBe(false);
  }
});

for (const [old, id] of Object.entries(aliases)) {
  test(`the old URL of "${id}" redirects to it permanently`, async ({ request }) => {
    const response = await request.get(`/blog/${old}`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? '', 'http://site.example').pathname).toBe(`/blog/${id}`);
  });
}

for (const path of [
  '/blog/no-such-article',
  '/blog/previous-post',
  '/sample-chapters/2',
  '/share/none.png',
]) {
  test(`${path} is a 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('security.txt is at its well-known URL', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries((await answer.text()).split('\n').map((line) => line.split(/: (.*)/)));
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(Date.parse(fields.Expires)).toBeGreaterThan(Date.now());
});

test('password managers are sent to where a password is changed', async ({ request }) => {
  const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe('/account#password-title');
});
