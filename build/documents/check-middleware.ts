import { dynamicDocuments } from '../../lib/http/dynamic-documents.ts';
import type { BuildContext } from './build-context.ts';

const internal = ['/_not-found', '/_global-error'];

/**
 * Checks that every page has exactly one Content-Security-Policy: a dynamic page from the middleware, a
 * prerendered one from its stored headers.
 * @throws when a page would be sent with two policies or with none
 */
export function checkMiddleware({ outputs, routing }: BuildContext): void {
  const prerendered = new Set(outputs.prerenders.map(({ route }) => route));
  const dynamic = outputs.appPages
    .map(({ pathname }) => pathname)
    .filter((route) => !route.endsWith('.rsc') && !prerendered.has(route) && !internal.includes(route));
  const faults = [
    ...dynamic
      .filter((route) => !dynamicDocuments.includes(route))
      .map((route) => `${route} is made for each request, so it belongs in lib/http/dynamic-documents.ts.`),
    ...dynamicDocuments
      .filter((route) => !dynamic.includes(route))
      .map(
        (route) => `${route} is listed in lib/http/dynamic-documents.ts, but is not made for each request.`,
      ),
    ...dynamic
      .filter((route) => !isMatched(routing.middlewareMatchers, route.replaceAll(/\[\w+\]/g, 'x')))
      .map(
        (route) => `${route} needs the middleware for its policy: add it to the matcher in middleware.ts.`,
      ),
  ];
  if (faults.length > 0)
    throw new Error(`The Content-Security-Policy is not complete.\n${faults.join('\n')}`);
}

function isMatched(matchers: BuildContext['routing']['middlewareMatchers'], pathname: string): boolean {
  return matchers.some(({ sourceRegex, has }) => !has?.length && new RegExp(sourceRegex).test(pathname));
}
