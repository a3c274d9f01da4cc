import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { z } from 'zod';
import { aliases } from '@/content/articles/aliases';
import { articles } from '@/content/articles/articles';
import { routes } from '../../support/pages.ts';

const address = z.url();
const reference = z.object({ '@id': address });
const day = z.iso.date();

/** What each kind of node must have; a kind that is not listed does not belong on the site. */
const nodes = {
  WebSite: z.object({ '@id': address, name: z.string(), url: address, publisher: reference }),
  Person: z.object({ '@id': address, name: z.string().min(3), description: z.string(), url: address }),
  Book: z.object({
    '@id': address,
    name: z.string(),
    author: reference,
    offers: z
      .array(
        z.object({
          '@type': z.literal('Offer'),
          price: z.string().regex(/^\d+\.\d\d$/),
          priceCurrency: z.string().length(3),
          url: address,
        }),
      )
      .length(2),
  }),
  BlogPosting: z.object({
    headline: z.string(),
    datePublished: day,
    dateModified: day,
    author: reference,
    image: address,
    mainEntityOfPage: address,
    citation: z.array(z.string()),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.number().int().positive(),
          name: z.string(),
          item: address,
        }),
      )
      .min(2),
  }),
} as const;

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.enum(Object.keys(nodes) as (keyof typeof nodes)[]) })),
});

for (const { path, canonical = path } of routes) {
  test(`${path} can be found and shared`, async ({ request, baseURL }) => {
    const text = await (await request.get(path)).text();
    const { document } = new JSDOM(text).window;
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';

    expect(document.title.length).toBeGreaterThan(10);
    expect(content('meta[name=description]').length).toBeGreaterThan(40);
    expect(content('meta[name=robots]')).not.toContain('noindex');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      canonical === '/' ? baseURL : new URL(canonical, baseURL).href,
    );
    expect(content('meta[property="og:title"]')).toBe(document.title);
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');

    const image = await request.get(content('meta[property="og:image"]'));
    expect(image.status()).toBe(200);
    const { width, height, format } = await sharp(await image.body()).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });

    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const { '@graph': found } = graph.parse(JSON.parse(script.textContent ?? ''));
      for (const node of found) nodes[node['@type']].parse(node);
      expect(script.textContent).not.toMatch(
        /"\w*(?:rating|review)\w*":|"@type":"(?:\w*Rating|Review|Medical)/i,
      );
    }
  });
}

test('the structured data of the book, the author and an article are on their pages', async ({ request }) => {
  const kindsOn = async (path: string) => {
    const { document } = new JSDOM(await (await request.get(path)).text()).window;
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    return graph.parse(JSON.parse(data))['@graph'].map((node) => node['@type']);
  };
  expect(await kindsOn('/')).toEqual(['WebSite', 'Person']);
  expect(await kindsOn('/book')).toEqual(['Book', 'Person', 'BreadcrumbList']);
  expect(await kindsOn('/about')).toContain('Person');
  expect(await kindsOn(`/blog/${articles[0].id}`)).toEqual(['BlogPosting', 'Person', 'BreadcrumbList']);
});

test('the sitemap lists exactly the pages for search engines, with the day they changed', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/sitemap.xml');
  const { document } = new JSDOM(await response.text(), { contentType: 'application/xml' }).window;
  const listed = [...document.querySelectorAll('url > loc')].map(({ textContent }) => textContent ?? '');
  const expected = routes
    .filter(({ canonical }) => !canonical)
    .map(({ path }) => new URL(path, baseURL).href);
  // The exercise is a page for search engines too, and has tests of its own.
  expected.push(new URL('/flip-method-app', baseURL).href);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  for (const { textContent } of document.querySelectorAll('lastmod'))
    expect(day.parse(textContent)).toBeTruthy();
  expect(document.querySelectorAll('lastmod')).toHaveLength(listed.length);
});

test('robots may come, but not to what is private', async ({ request, baseURL }) => {
  const rules = await (await request.get('/robots.txt')).text();
  expect(rules).toContain('Allow: /');
  for (const path of ['/admin', '/account', '/api/']) expect(rules).toContain(`Disallow: ${path}`);
  expect(rules).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('the feed holds every article under its address', async ({ request, baseURL }) => {
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
  test(`the old address of "${id}" leads to it for good`, async ({ request }) => {
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
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
