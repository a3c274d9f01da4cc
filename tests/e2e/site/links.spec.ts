import type { APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';
import { expect, requestTest as test } from '../../support/fixtures.ts';
import { routes } from '../../support/pages.ts';

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
