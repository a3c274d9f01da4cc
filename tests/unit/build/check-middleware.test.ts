import { expect, it } from 'vitest';
import { checkMiddleware } from '@/build/documents/checks';
import type { BuildContext } from '@/build/documents/document';
import { isPrerendered, isRenderedPerRequest, perRequestRoutes } from '@/lib/pages';

/** A build context with these pages and a middleware matcher. */
function built(dynamic: readonly string[], prerendered: readonly string[], sourceRegex = '^/.*$') {
  const paths = [...dynamic, ...prerendered].flatMap((path) => [path, `${path}.rsc`]);
  const forms = { sourceRegex: '^/.*$', has: [{ type: 'header', key: 'origin' }] };
  return {
    outputs: {
      appPages: paths.map((pathname) => ({ pathname })),
      prerenders: prerendered.map((route) => ({ route })),
    },
    routing: { middlewareMatchers: [{ sourceRegex }, forms] },
  } as unknown as BuildContext;
}

it('checkMiddleware accepts a build whose pages are all registered and match the middleware', () => {
  expect(() => checkMiddleware(built(perRequestRoutes, ['/', '/blog/[id]']))).not.toThrow();
});

const [first = '', ...rest] = perRequestRoutes;
it.each([
  ['/new is a page, so it belongs in', built(perRequestRoutes, ['/new'])],
  // It would have no policy.
  ['/press is made for each request, so its entry', built([...perRequestRoutes, '/press'], [])],
  // It would have two.
  [`${first} is perRequest in`, built(rest, [first])],
  ['/unsubscribe needs the middleware for its policy', built(perRequestRoutes, [], '^/(?!unsubscribe).*$')],
])('checkMiddleware rejects a page: %s', (words, build) => {
  expect(() => checkMiddleware(build)).toThrow(words);
});

it('a page is prerendered, rendered for each request, or none', () => {
  const files = ['/', '/blog/none', '/sample-chapters/99', '/contact', '/workbook', '/workbook/fill/x'];
  const made = ['/admin', '/admin/inbox', '/auth', '/workbook/open/a', '/workbook/course/a/1', '/account/'];
  const none = ['/workbook/download', '/auth/sign-out', '/api/subscription', '/account/export', '/no'];
  const unknown = ['/workbook/open', '/workbook/open/a/b', '/auth/none'];
  expect([...files, ...made, ...none].filter(isPrerendered)).toEqual(files);
  expect([...files, ...made, ...none, ...unknown].filter(isRenderedPerRequest)).toEqual(made);
});
