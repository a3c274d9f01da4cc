import { pages } from '../content/pages';

type Pages = typeof pages;

/** Paths of the pages with a title and a description. */
export type PagePath = {
  [Path in keyof Pages]: Pages[Path] extends { title: string } ? Path : never;
}[keyof Pages];

/** Pages of search engines and the sitemap, except articles and chapters. */
export const indexedPages: readonly { path: PagePath; updated: string }[] = Object.entries(pages).flatMap(
  ([path, page]) => (page.index ? [{ path: path as PagePath, updated: page.updated }] : []),
);

const routes = Object.entries(pages).map(([route, page]) => ({
  route,
  isPerRequest: 'perRequest' in page,
  pattern: new RegExp(`^${route.replaceAll(/\[\.{3}\w+\]/g, '.+').replaceAll(/\[\w+\]/g, '[^/]+')}/?$`),
}));

/** Routes rendered for each request, such as `/workbook/open/[token]`. */
export const perRequestRoutes: readonly string[] = routes.flatMap(({ route, isPerRequest }) =>
  isPerRequest ? [route] : [],
);

/** The route of a page, or null. @param pathname of a request, such as `/workbook/open/abc` */
export function routeOf(pathname: string): string | null {
  return routes.find(({ pattern }) => pattern.test(pathname))?.route ?? null;
}

/** @param pathname of a request, such as `/workbook/open/abc` */
export function isRenderedPerRequest(pathname: string): boolean {
  return routes.some(({ isPerRequest, pattern }) => isPerRequest && pattern.test(pathname));
}

/** No page has a longer one, and the pattern below takes quadratic time. */
const LONGEST_PATH = 500;

/**
 * The address of a page that was typed in capitals, or copied with what stood behind it in a text.
 * @param pathname of a request for which there may be no page, such as `/Workbook).`
 * @returns null for any other
 */
export function tidiedPath(pathname: string): string | null {
  if (pathname.length > LONGEST_PATH) return null;
  try {
    decodeURIComponent(pathname);
  } catch {
    // An unreadable address has a page of its own.
    return null;
  }
  const decoded = pathname.replace(/(?:%[\da-f]{2})+/gi, ' ');
  const path = decoded.toLowerCase().replace(/(?:\/?[&;].*|\W+)$/s, '') || '/';
  const isPage = routes.some(
    ({ route, isPerRequest, pattern }) => pattern.test(path) && !(isPerRequest && route.includes('[')),
  );
  return isPage && path !== pathname && /^[\w/-]+$/.test(path) ? path : null;
}
