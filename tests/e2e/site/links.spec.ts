import { type APIRequestContext, expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { routes } from '../../support/pages.ts';

interface Visited {
  status: number;
  type: string;
  ids: ReadonlySet<string>;
  /** Internal links as absolute URLs. */
  links: readonly string[];
  /** Links to a new tab that lack `noopener` or do not say so. */
  unsafe: readonly string[];
}

async function visit(request: APIRequestContext, url: string): Promise<Visited> {
  const response = await request.get(url);
  const type = response.headers()['content-type'] ?? '';
  if (!type.startsWith('text/html'))
    return { status: response.status(), type, ids: new Set(), links: [], unsafe: [] };
  const $ = load(await response.text());
  const ids = [...$('[id]')].map((element) => $(element).attr('id') ?? '');
  const { origin } = new URL(url);
  const links = [...$('a[href]')]
    .map((element) => $(element).attr('href') ?? '')
    .filter((href) => URL.canParse(href, response.url()))
    .map((href) => new URL(href, response.url()).href);
  return {
    status: response.status(),
    type,
    ids: new Set(ids),
    links: links.filter((href) => new URL(href).origin === origin),
    unsafe: [...$('a[target=_blank]')]
      .filter((link) => !$(link).attr('rel')?.includes('noopener') || !/new tab/.test($(link).text()))
      .map((link) => $.html(link).slice(0, 120)),
  };
}

/** The URL without its fragment. */
function pageOf(href: string): string {
  const url = new URL(href);
  url.hash = '';
  return url.href;
}

test('internal links and fragments have targets; links to a new tab say so and have `noopener`', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const visited = new Map<string, Visited>();
  /** Broken URLs, each with one page that links to it. */
  const broken = new Map<string, string>();
  let waiting = routes.map(({ path }) => new URL(path, baseURL).href);
  while (waiting.length > 0) {
    const pages = await Promise.all(waiting.map(async (url) => [url, await visit(request, url)] as const));
    for (const [url, page] of pages) visited.set(url, page);
    const linked = new Set(pages.flatMap(([, { links }]) => links.map(pageOf)));
    waiting = [...linked].filter((url) => !visited.has(url));
  }
  for (const [url, { links, unsafe }] of visited) {
    expect.soft(unsafe, url).toEqual([]);
    for (const href of links) {
      const target = visited.get(pageOf(href));
      const part = decodeURIComponent(new URL(href).hash.slice(1));
      if (!target || target.status >= 400) broken.set(href, `${target?.status}, from ${url}`);
      else if (part && target.type.startsWith('text/html') && !target.ids.has(part)) {
        broken.set(href, `no such fragment, from ${url}`);
      }
    }
  }
  expect(visited.size).toBeGreaterThan(routes.length);
  expect(Object.fromEntries(broken)).toEqual({});
});
