import type { ArticleId } from './articles/articles';

/** Articles that somebody opens because of a symptom. A new one of that kind belongs here. */
const aboutSymptoms = [
  'google-spiral-science',
  'embarrassing-google-searches',
  'difference-real-vs-anxiety',
  'health-anxiety-signs-causes',
  'health-anxiety-with-illness',
  'stop-googling-symptoms',
] as const satisfies readonly ArticleId[];

/** Nobody sells to someone in a spiral, or under a page of sources: neither the sticky bar nor the counter stands on these pages. */
export const pagesWithoutSelling: readonly string[] = [
  '/resources',
  '/evidence',
  '/companion',
  '/privacy',
  '/terms',
  ...aboutSymptoms.map((id) => `/blog/${id}`),
];

/** The same for these and everything under them. */
export const partsWithoutSelling = [
  '/flip-method-app',
  '/flip-method-auth',
  '/auth',
  '/account',
  '/admin',
  '/newsletter/confirm',
  '/newsletter/stop',
  '/unsubscribe',
  '/workbook/fill',
] as const;

/** @param pathname the page's path without query, such as `/resources` */
export function mayNotSell(pathname: string): boolean {
  return (
    pagesWithoutSelling.includes(pathname) ||
    partsWithoutSelling.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  );
}
