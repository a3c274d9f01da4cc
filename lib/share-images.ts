import type { Article, ArticleCategory } from '@/content/articles/article';
import { articles } from '@/content/articles/articles';
import type { SampleChapter } from '@/content/chapters/chapter';
import { sampleChapters } from '@/content/chapters/chapters';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { indexedPages, type PagePath } from '@/lib/pages';
import { paths } from '@/lib/paths';

/** A link preview image. All are rendered at build time. */
export interface ShareImage {
  /** File name. */
  name: string;
  /** Path on the site. */
  path: string;
  /** Small text above the headline. */
  over: string;
  headline: string;
  alt: string;
  /** Of an article, which shows the drawing of its category; all others show the book's cover. */
  category?: ArticleCategory;
}

/** In pixels; the size that large networks crop least. */
export const shareImageSize = { width: 1200, height: 630 } as const;

function image(id: string, over: string, headline: string, category?: ArticleCategory): ShareImage {
  const name = `${id}.png`;
  return {
    name,
    path: `/share/${name}`,
    over,
    headline,
    alt: `${over}: ${headline}`,
    ...(category && { category }),
  };
}

function imageOfPage(path: PagePath): ShareImage {
  const headline = pages[path].title;
  const over = headline.includes(site.name) ? site.bookSubtitle : site.name;
  const id = path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-');
  return { ...image(id, over, headline), alt: `${site.name}: ${headline}` };
}

const imageOfArticle = ({ id, category, title }: Article) =>
  image(`article-${id}`, category, title, category);

const imageOfChapter = ({ id, number, title }: SampleChapter) =>
  image(`chapter-${id}`, `${site.bookTitle}, chapter ${number}`, title);

export const shareImages = {
  /** A page's image; pages that are not indexed use the home page's. */
  ofPage: (path: PagePath) => imageOfPage(pages[path].index ? path : paths.home),
  ofArticle: imageOfArticle,
  ofChapter: imageOfChapter,
  all: (): readonly ShareImage[] => [
    ...indexedPages.map(({ path }) => imageOfPage(path)),
    ...articles.map(imageOfArticle),
    ...sampleChapters.slice(1).map(imageOfChapter),
  ],
} as const;
