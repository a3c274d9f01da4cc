import { articles } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { pages } from '@/content/pages';
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
    ...indexedPages
      .filter(({ path }) => !('canonical' in pages[path]))
      .map(({ path, updated }) => ({ path, updated: path === paths.blog ? newestArticle : updated })),
    ...sampleChapters
      .slice(1)
      .map(({ id }) => ({ path: paths.chapter(id), updated: pages[paths.sampleChapters].updated })),
    ...workbook.parts.map(({ id }) => ({ path: paths.worksheet(id), updated: workbook.revised })),
    ...articles.map(({ id, reviewed }) => ({ path: paths.article(id), updated: reviewed })),
  ];
}
