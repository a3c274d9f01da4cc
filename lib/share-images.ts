import { type ArticleCategory, articleCategories } from '@/content/articles/article';
import { home } from '@/content/home';
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
}

/** In pixels; the size that large networks crop least. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const pathOf = (name: string) => `/share/${name}`;

function imageOfPage(path: PagePath): ShareImage {
  const name = `${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
  const headline = pages[path].title;
  const over = headline.includes(site.name) ? site.bookSubtitle : site.name;
  return { name, path: pathOf(name), over, headline, alt: `${site.name}: ${headline}` };
}

function imageOfCategory(category: ArticleCategory): ShareImage {
  const name = `articles-${category.toLowerCase().replaceAll(' ', '-')}.png`;
  const { headline } = home.articles;
  return { name, path: pathOf(name), over: category, headline, alt: `${category}: ${headline}` };
}

export const shareImages = {
  /** A page's image; pages that are not indexed use the home page's. */
  ofPage: (path: PagePath) => imageOfPage(pages[path].index ? path : paths.home),
  ofCategory: imageOfCategory,
  all: (): readonly ShareImage[] => [
    ...indexedPages.map(({ path }) => imageOfPage(path)),
    ...articleCategories.map(imageOfCategory),
  ],
} as const;
