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

  it('rejects a page that is not registered', () => {
    expect(() => checkMiddleware(built(perRequestRoutes, ['/new']))).toThrow(
      '/new is a page, so it belongs in content/pages.ts.',
    );
  });

  it('rejects a page made for each request that is registered as a file, which would have no policy', () => {
    expect(() => checkMiddleware(built([...perRequestRoutes, '/press'], []))).toThrow(
      '/press is made for each request, so its entry in content/pages.ts says perRequest.',
    );
  });

  it('rejects a listed page that is prerendered, which would have two policies', () => {
    const [first = '', ...rest] = perRequestRoutes;
    expect(() => checkMiddleware(built(rest, [first]))).toThrow(`${first} is perRequest in content/pages.ts`);
  });

  it('rejects a page that matches the middleware only for form posts', () => {
    expect(() => checkMiddleware(built(perRequestRoutes, [], '^/(?!unsubscribe).*$'))).toThrow(
      '/unsubscribe needs the middleware for its policy',
    );
  });
});

describe('isRenderedPerRequest', () => {
  it.each(['/admin', '/auth', '/workbook/open/abc', '/workbook/course/abc/1', '/account/'])(
    'is true for %s',
    (path) => {
      expect(isRenderedPerRequest(path)).toBe(true);
    },
  );

  it.each(['/', '/workbook', '/workbook/open', '/workbook/open/a/b', '/auth/none'])(
    'is false for %s',
    (path) => {
      expect(isRenderedPerRequest(path)).toBe(false);
    },
  );
});

it('a page is prerendered, rendered for each request, or none', () => {
  for (const path of ['/', '/blog/none', '/sample-chapters/99', '/contact', '/workbook/fill/x'])
    expect([isPrerendered(path), isRenderedPerRequest(path)]).toEqual([true, false]);
  for (const path of ['/auth', '/workbook/open/abc', '/admin/inbox'])
    expect([isPrerendered(path), isRenderedPerRequest(path)]).toEqual([false, true]);
  for (const path of ['/workbook/download', '/auth/sign-out', '/api/subscription', '/account/export', '/no'])
    expect([isPrerendered(path), isRenderedPerRequest(path)]).toEqual([false, false]);
});
