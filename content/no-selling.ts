import type { ArticleId } from './articles/articles';

/** Articles people open because of a symptom. Add new ones of that kind here. */
const aboutSymptoms = [
  'google-spiral-science',
  'embarrassing-google-searches',
  'difference-real-vs-anxiety',
  'health-anxiety-signs-causes',
  'health-anxiety-with-illness',
  'stop-googling-symptoms',
  'health-anxiety-at-night',
  'heart-racing-and-scared',
  'stop-body-checking',
  'stop-asking-am-i-ok',
  'too-scared-to-see-a-doctor',
  'waiting-for-test-results',
  'asking-chatgpt-about-symptoms',
  'health-anxiety-in-pregnancy',
] as const satisfies readonly ArticleId[];

/** Pages without sticky bar and counter: nothing is sold to someone in a spiral, or below a list of sources. */
export const pagesWithoutSelling: readonly string[] = [
  '/resources',
  '/evidence',
  '/companion',
  '/clinicians',
  '/privacy',
  '/terms',
  '/accessibility',
  ...aboutSymptoms.map((id) => `/blog/${id}`),
];

/** The same for these paths and everything below them. */
const partsWithoutSelling = [
  '/flip-method-app',
  '/flip-method-auth',
  '/auth',
  '/account',
  '/admin',
  '/newsletter/confirm',
  '/unsubscribe',
  '/workbook/fill',
  '/workbook/pages',
  '/night',
  '/offline',
  '/server-error',
] as const;

/** @param pathname path without query, e.g. `/resources` */
export function mayNotSell(pathname: string): boolean {
  return (
    pagesWithoutSelling.includes(pathname) ||
    partsWithoutSelling.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  );
}
