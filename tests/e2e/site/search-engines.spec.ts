import type { APIRequestContext } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import sharp from 'sharp';
import { aliases } from '@/content/articles/aliases';
import { articles } from '@/content/articles/articles';
import { mailPictures } from '@/content/mails/workbook';
import { crisisLink, navigation } from '@/content/navigation';
import { permissionsPolicy } from '@/lib/http/security-headers';
import { expect, requestTest as test } from '../../support/fixtures.ts';
import { routes } from '../../support/pages.ts';

/**
 * The types of a page's structured data, in order.
 * @throws if it contains ratings or medical claims; the compiler checks each node against the vocabulary
 */
function readStructuredData($: CheerioAPI): string[] {
  return [...$('script[type="application/ld+json"]')].flatMap((script) => {
    const text = $(script).text();
    if (/"\w*(?:rating|review)\w*":|"@type":"(?:\w*Rating|Review|Medical)/i.test(text))
      throw new Error('The structured data contains ratings or medical claims.');
    const found: { '@context': string; '@graph': { '@type': string }[] } = JSON.parse(text);
    if (found['@context'] !== 'https://schema.org') throw new Error('This is no data of schema.org.');
    return found['@graph'].map((node) => node['@type']);
  });
}

/** The types of data on four kinds of page. */
const typesOn: Readonly<Record<string, readonly string[]>> = {
  '/': ['WebSite', 'Person'],
  '/book': ['Book', 'Person', 'BreadcrumbList'],
  '/about': ['Person', 'BreadcrumbList'],
  [`/blog/${articles[0].id}`]: ['BlogPosting', 'Person', 'BreadcrumbList'],
};

test('every page has a title, a description, one URL, a picture to share and valid data', async ({
  request,
  baseURL,
}) => {
  for (const { path, canonical = path } of routes) {
    const html = await (await request.get(path)).text();
    const $ = load(html);
    const content = (selector: string) => $(selector).attr('content') ?? '';
    expect.soft($('h1').length, path).toBe(1);
    expect.soft($('main').text().length, path).toBeGreaterThan(400);
    expect.soft($('body').text(), path).toContain(crisisLink.label);
    const links = [...$('[aria-label=Main] .nav-link')].map((link) => $(link).text());
    expect.soft(links.slice(0, 12), path).toEqual(navigation.map(({ label }) => label));
    const title = $('head > title').text();
    expect.soft(title.length, path).toBeGreaterThan(10);
    expect.soft(content('meta[name=description]').length, path).toBeGreaterThan(40);
    expect.soft(content('meta[name=robots]'), path).not.toContain('noindex');
    const url = new URL(canonical, baseURL).href.replace(/\/$/, '');
    expect.soft($('link[rel=canonical]').attr('href'), path).toBe(url);
    expect.soft(content('meta[property="og:title"]'), path).toBe(title);
    expect.soft(content('meta[name="twitter:card"]'), path).toBe('summary_large_image');
    const image = await request.get(content('meta[property="og:image"]'));
    const { width, height, format } = await sharp(await image.body()).metadata();
    expect.soft({ width, height, format }, path).toEqual({ width: 1200, height: 630, format: 'png' });
    const types = readStructuredData($);
    expect.soft(types, path).toEqual(typesOn[path] ?? types);
  }
});

test('the sitemap lists the indexable pages', async ({ request, baseURL }) => {
  const $ = load(await (await request.get('/sitemap.xml')).text(), { xml: true });
  const textsOf = (selector: string) => [...$(selector)].map((each) => $(each).text());
  const listed = textsOf('url > loc');
  // The exercise is indexable too; it has tests of its own.
  const paths = [...routes.filter(({ canonical }) => !canonical).map(({ path }) => path), '/flip-method-app'];
  expect(listed.toSorted()).toEqual(paths.map((path) => new URL(path, baseURL).href).toSorted());
  const changed = textsOf('lastmod');
  expect(changed.map((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toEqual(listed.map(() => true));
});

const mistyped = [
  ...['/Night', '/NIGHT', '/night.', '/night).', '/night%E2%80%9D', '/night%20', '/night&utm_source=x'],
  ...['/night;jsessionid=1', '/night/;jsessionid=1'],
];

test('old, guessed and mistyped addresses, and the one to change a password, redirect', async ({
  request,
}) => {
  const moved = Object.entries(aliases).map(([old, id]) => [`/blog/${old}`, 308, `/blog/${id}`] as const);
  for (const [from, status, to] of [
    ...moved,
    ['/.well-known/change-password', 307, '/account#password-title'] as const,
    ...['/feed', '/rss', '/atom.xml', '/blog/feed'].map((guessed) => [guessed, 308, '/feed.xml'] as const),
    ...mistyped.map((typed) => [typed, 308, '/night'] as const),
    ['/Blog/Stop-Body-Checking,', 308, '/blog/stop-body-checking'] as const,
    ['/;jsessionid=1', 308, '/'] as const,
  ]) {
    const answer = await request.get(from, { maxRedirects: 0 });
    const { pathname, hash } = new URL(answer.headers().location ?? '', 'http://site.example');
    expect([from, answer.status(), pathname + hash]).toEqual([from, status, to]);
  }
});

test('the feed and the icons that Apple’s programs ask for have their types', async ({ request }) => {
  for (const size of ['', '-precomposed', '-120x120-precomposed']) {
    const icon = await request.get(`/apple-touch-icon${size}.png`);
    expect(icon.headers()['content-type'], size).toBe('image/png');
  }
  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
});

test('pictures may be shown by other sites, as mail programs are such', async ({ request }) => {
  for (const { src } of Object.values(mailPictures)) {
    const answer = await request.get(src);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});

test('only the pages that ask for a passkey may do so', async ({ request }) => {
  const open = ['/auth', '/flip-method-auth', '/account', '/admin', '/admin/second-factor'];
  for (const path of ['/', '/flip-method-app', '/contact', ...open]) {
    const { 'permissions-policy': policy } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(policy, path).toBe(permissionsPolicy(open.includes(path)).value);
  }
});

/** A page; a file has no ids. `links` are the internal ones, as absolute URLs; `unsafe` open a tab and do not say so. */
async function visit(request: APIRequestContext, url: string) {
  const response = await request.get(url);
  const isPage = response.headers()['content-type']?.startsWith('text/html');
  const $ = load(isPage ? await response.text() : '');
  const links = [...$('a[href]')]
    .map((element) => $(element).attr('href') ?? '')
    .filter((href) => URL.canParse(href, response.url()))
    .map((href) => new URL(href, response.url()))
    .filter(({ origin }) => origin === new URL(url).origin);
  return {
    status: response.status(),
    ids: isPage && new Set([...$('[id]')].map((element) => $(element).attr('id') ?? '')),
    links: links.map(({ href }) => href),
    unsafe: [...$('a[target=_blank]')]
      .filter((link) => !$(link).attr('rel')?.includes('noopener') || !/new tab/.test($(link).text()))
      .map((link) => $.html(link).slice(0, 120)),
  };
}

test('internal links have targets, and links to a new tab say so', async ({ request, baseURL }) => {
  test.setTimeout(60_000);
  const visited = new Map<string, Awaited<ReturnType<typeof visit>>>();
  let waiting = routes.map(({ path }) => new URL(path, baseURL).href);
  while (waiting.length > 0) {
    const pages = await Promise.all(waiting.map(async (url) => [url, await visit(request, url)] as const));
    for (const [url, page] of pages) visited.set(url, page);
    const linked = new Set(pages.flatMap(([, { links }]) => links.map((href) => href.replace(/#.*/, ''))));
    waiting = [...linked].filter((url) => !visited.has(url));
  }
  /** Broken URLs, each with one page that links to it. */
  const broken: Record<string, string> = {};
  for (const [url, { links, unsafe }] of visited) {
    expect.soft(unsafe, url).toEqual([]);
    for (const href of links) {
      const [page = '', part = ''] = href.split('#');
      const { status = 0, ids } = visited.get(page) ?? {};
      if (status < 200 || status >= 400) broken[href] = `${status}, from ${url}`;
      else if (part && ids && !ids.has(decodeURIComponent(part)))
        broken[href] = `no such fragment, from ${url}`;
    }
  }
  expect(visited.size).toBeGreaterThan(routes.length);
  expect(broken).toEqual({});
});
