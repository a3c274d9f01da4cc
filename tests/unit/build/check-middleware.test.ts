import { describe, expect, it } from 'vitest';
import type { BuildContext } from '@/build/documents/build-context';
import { checkMiddleware } from '@/build/documents/check-middleware';
import { dynamicDocuments, isDynamicDocument } from '@/lib/http/dynamic-documents';

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
  it('accepts a build whose dynamic documents are all listed and match the middleware', () => {
    expect(() => checkMiddleware(built(dynamicDocuments, ['/', '/blog/[id]']))).not.toThrow();
  });

  it('rejects an unlisted dynamic page, which would have no policy', () => {
    expect(() => checkMiddleware(built([...dynamicDocuments, '/new'], []))).toThrow(
      '/new is made for each request, so it belongs in lib/http/dynamic-documents.ts.',
    );
  });

  it('rejects a listed page that is prerendered, which would have two policies', () => {
    const [first = '', ...rest] = dynamicDocuments;
    expect(() => checkMiddleware(built(rest, [first]))).toThrow(
      `${first} is listed in lib/http/dynamic-documents.ts`,
    );
  });

  it('rejects a page that matches the middleware only for form posts', () => {
    expect(() => checkMiddleware(built(dynamicDocuments, [], '^/(?!unsubscribe).*$'))).toThrow(
      '/unsubscribe needs the middleware for its policy',
    );
  });
});

describe('isDynamicDocument', () => {
  it.each(['/admin', '/auth', '/workbook/open/abc', '/workbook/course/abc/1', '/account/'])(
    'is true for %s',
    (path) => {
      expect(isDynamicDocument(path)).toBe(true);
    },
  );

  it.each(['/', '/workbook', '/workbook/open', '/workbook/open/a/b', '/admin/x', '/auth/forgotten-password'])(
    'is false for %s',
    (path) => {
      expect(isDynamicDocument(path)).toBe(false);
    },
  );
});
