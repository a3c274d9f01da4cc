import { describe, expect, it } from 'vitest';
import { checkMiddleware } from '@/build/documents/checks';
import type { BuildContext } from '@/build/documents/document';
import { isPrerendered, isRenderedPerRequest, perRequestRoutes } from '@/lib/pages';

/** A build context with these pages and a middleware matcher. */
function built(
  dynamic: readonly string[],
  prerendered: readonly string[],
  sourceRegex = '^/.*$',
): BuildContext {
  const pages = [...dynamic, ...prerendered].flatMap((pathname) => [
    { pathname },
    { pathname: `${pathname}.rsc` },
  ]);
  return {
    outputs: { appPages: pages, prerenders: prerendered.map((route) => ({ route })) },
    routing: {
      middlewareMatchers: [
        { sourceRegex },
        { sourceRegex: '^/.*$', has: [{ type: 'header', key: 'origin' }] },
      ],
    },
  } as unknown as BuildContext;
}

describe('checkMiddleware', () => {
  it('accepts a build whose pages are all registered and match the middleware', () => {
    expect(() => checkMiddleware(built(perRequestRoutes, ['/', '/blog/[id]']))).not.toThrow();
  });

  const [first = '', ...rest] = perRequestRoutes;
  it.each([
    ['that is not registered', built(perRequestRoutes, ['/new']), '/new is a page, so it belongs in'],
    [
      'made for each request that is registered as a file, which would have no policy',
      built([...perRequestRoutes, '/press'], []),
      '/press is made for each request, so its entry in content/pages.ts says perRequest.',
    ],
    [
      'listed and prerendered, which would have two policies',
      built(rest, [first]),
      `${first} is perRequest in`,
    ],
    [
      'that matches the middleware only for form posts',
      built(perRequestRoutes, [], '^/(?!unsubscribe).*$'),
      '/unsubscribe needs the middleware for its policy',
    ],
  ])('rejects a page %s', (_, build, words) => {
    expect(() => checkMiddleware(build)).toThrow(words);
  });
});

it('a page is prerendered, rendered for each request, or none', () => {
  const kindOf = (path: string) => [isPrerendered(path), isRenderedPerRequest(path)];
  for (const path of ['/', '/blog/none', '/sample-chapters/99', '/contact', '/workbook', '/workbook/fill/x'])
    expect(kindOf(path), path).toEqual([true, false]);
  for (const path of [
    '/admin',
    '/admin/inbox',
    '/auth',
    '/workbook/open/abc',
    '/workbook/course/abc/1',
    '/account/',
  ])
    expect(kindOf(path), path).toEqual([false, true]);
  for (const path of ['/workbook/download', '/auth/sign-out', '/api/subscription', '/account/export', '/no'])
    expect(kindOf(path), path).toEqual([false, false]);
  for (const path of ['/workbook/open', '/workbook/open/a/b', '/auth/none'])
    expect(isRenderedPerRequest(path), path).toBe(false);
});
