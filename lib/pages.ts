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

/** Routes rendered for each request, such as `/workbook/open/[token]`. */
export const perRequestRoutes: readonly string[] = Object.entries(pages).flatMap(([path, page]) =>
  'perRequest' in page ? [path] : [],
);

const patterns = perRequestRoutes.map(
  (route) => new RegExp(`^${route.replaceAll(/\[\.{3}\w+\]/g, '.+').replaceAll(/\[\w+\]/g, '[^/]+')}/?$`),
);

/** @param pathname of a request, such as `/workbook/open/abc` */
export function isRenderedPerRequest(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
