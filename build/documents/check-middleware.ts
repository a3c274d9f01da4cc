import { pages } from '../../content/pages.ts';
import { perRequestRoutes } from '../../lib/pages.ts';
import type { BuildContext } from './build-context.ts';

const internal = ['/_not-found', '/_global-error'];

/**
 * Checks that every page is registered, and has exactly one Content-Security-Policy: a page made for each request from the
 * middleware, a prerendered one from its stored headers.
 * @throws when a page is not registered, or would be sent with two policies or with none
 */
export function checkMiddleware({ outputs, routing }: BuildContext): void {
  const prerendered = new Set(outputs.prerenders.map(({ route }) => route));
  const built = outputs.appPages
    .map(({ pathname }) => pathname)
    .filter((route) => !route.endsWith('.rsc') && !internal.includes(route));
  const dynamic = built.filter((route) => !prerendered.has(route));
  const faults = [
    ...built
      .filter((route) => !Object.hasOwn(pages, route))
      .map((route) => `${route} is a page, so it belongs in content/pages.ts.`),
    ...dynamic
      .filter((route) => Object.hasOwn(pages, route) && !perRequestRoutes.includes(route))
      .map((route) => `${route} is made for each request, so its entry in content/pages.ts says perRequest.`),
    ...perRequestRoutes
      .filter((route) => !dynamic.includes(route))
      .map((route) => `${route} is perRequest in content/pages.ts, but is not made for each request.`),
    ...dynamic
      .filter((route) => !isMatched(routing.middlewareMatchers, route.replaceAll(/\[\w+\]/g, 'x')))
      .map(
        (route) => `${route} needs the middleware for its policy: add it to the matcher in middleware.ts.`,
      ),
  ];
  if (faults.length > 0)
    throw new Error(
      `The list of pages or their Content-Security-Policy is not complete.\n${faults.join('\n')}`,
    );
}

function isMatched(matchers: BuildContext['routing']['middlewareMatchers'], pathname: string): boolean {
  return matchers.some(({ sourceRegex, has }) => !has?.length && new RegExp(sourceRegex).test(pathname));
}
