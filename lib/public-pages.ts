import { articles } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { contactTopicIds } from '@/content/contact';
import { pages } from '@/content/pages';
import { fillWords } from '@/content/workbook/fill';
import { workbook } from '@/content/workbook/workbook';
import { indexedPages } from './pages';
import { paths } from './paths';

/** All pages that search engines list, with the ISO date of their last change. */
export function publicPages(): { path: string; updated: string }[] {
  const newestArticle =
    articles
      .map(({ reviewed }) => reviewed)
      .sort()
      .at(-1) ?? '';
  return [
    ...indexedPages.map(({ path, updated }) => ({
      path,
      updated: path === paths.blog ? newestArticle : updated,
    })),
    ...sampleChapters
      .slice(1)
      .map(({ id }) => ({ path: paths.chapter(id), updated: pages[paths.sampleChapters].updated })),
    ...workbook.parts.map(({ id }) => ({ path: paths.worksheet(id), updated: workbook.revised })),
    ...articles.map(({ id, reviewed }) => ({ path: paths.article(id), updated: reviewed })),
  ];
}

/** Pages whose views are counted: all public ones, and the first chapter, whose canonical URL is the list's. */
export const countedPaths: ReadonlySet<string> = new Set([
  ...publicPages().map(({ path }) => path),
  paths.chapter(sampleChapters[0].id),
]);

/** Documents of routes with a parameter that are not counted. */
export const uncountedPaths: ReadonlySet<string> = new Set([
  ...[...workbook.parts, fillWords.whole].map(({ id }) => paths.workbookFillPart(id)),
  ...contactTopicIds.map((id) => `${paths.contact}/${id}`),
]);
