import { describe, expect, it } from 'vitest';
import type { BuildContext } from '@/build/documents/build-context';
import { checkMiddleware } from '@/build/documents/check-middleware';
import { dynamicDocuments, isDynamicDocument } from '@/lib/http/dynamic-documents';

/** A build of these pages, whose middleware is asked about those that match. */
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

describe('the documents of a build', () => {
  it('are in order when each page of a visitor’s own is listed and reaches the middleware', () => {
    expect(() => checkMiddleware(built(dynamicDocuments, ['/', '/blog/[id]']))).not.toThrow();
  });

  it('are refused with a page that nobody listed: it would have no policy', () => {
    expect(() => checkMiddleware(built([...dynamicDocuments, '/new'], []))).toThrow(
      '/new is made for each request, so it belongs in lib/http/dynamic-documents.ts.',
    );
  });

  it('are refused with a listed page that has become a file: it would have two', () => {
    const [first = '', ...rest] = dynamicDocuments;
    expect(() => checkMiddleware(built(rest, [first]))).toThrow(
      `${first} is listed in lib/http/dynamic-documents.ts`,
    );
  });

  it('are refused with a page that the middleware sees only when a form is sent', () => {
    expect(() => checkMiddleware(built(dynamicDocuments, [], '^/(?!unsubscribe).*$'))).toThrow(
      '/unsubscribe needs the middleware for its policy',
    );
  });
});

describe('a page of a visitor’s own', () => {
  it.each(['/admin', '/auth', '/workbook/open/abc', '/workbook/course/abc/1', '/account/'])(
    'is %s',
    (path) => {
      expect(isDynamicDocument(path)).toBe(true);
    },
  );

  it.each(['/', '/workbook', '/workbook/open', '/workbook/open/a/b', '/admin/x', '/auth/forgotten-password'])(
    'is not %s',
    (path) => {
      expect(isDynamicDocument(path)).toBe(false);
    },
  );
});
