import { paths } from '@/lib/paths';

export interface Subject {
  name: string;
  url: string;
  unjudged?: true;
}

/**
 * The pages that the site gives to search engines, by its own sitemap, and the exercise, for which the targets of a
 * marketing page are not meant.
 *
 * @param only these paths; all when empty
 */
export async function publicRoutes(siteUrl: string, only: readonly string[]): Promise<Subject[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (listed.length === 0) throw new Error('The sitemap is empty.');
  const marketing = listed.filter((path) => path !== paths.flipApp);
  const subjects: Subject[] = [
    ...marketing.map((path) => ({ name: path, url: siteUrl + path })),
    { name: paths.flipApp, url: siteUrl + paths.flipApp, unjudged: true },
  ];
  return only.length > 0 ? subjects.filter(({ name }) => only.includes(name)) : subjects;
}
