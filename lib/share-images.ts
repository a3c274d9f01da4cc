import { type ArticleCategory, articleCategories } from '@/content/articles/article';
import { home } from '@/content/home';
import { type MetaPath, meta } from '@/content/meta';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';

/** The picture that stands beside a shared link. All are drawn once, when the site is built. */
export interface ShareImage {
  /** The name of its file. */
  name: string;
  /** Its address on the site. */
  path: string;
  /** Small, above the headline. */
  over: string;
  headline: string;
  alt: string;
}

/** In pixels: the size that the large networks crop least. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const pathOf = (name: string) => `/share/${name}`;

function imageOfPage(path: MetaPath): ShareImage {
  const name = `${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
  const headline = meta[path].title;
  const over = headline.includes(site.name) ? site.bookSubtitle : site.name;
  return { name, path: pathOf(name), over, headline, alt: `${site.name}: ${headline}` };
}

function imageOfCategory(category: ArticleCategory): ShareImage {
  const name = `articles-${category.toLowerCase().replaceAll(' ', '-')}.png`;
  const { headline } = home.articles;
  return { name, path: pathOf(name), over: category, headline, alt: `${category}: ${headline}` };
}

const pages = (Object.keys(meta) as MetaPath[]).filter((path) => meta[path].index);

export const shareImages = {
  /** The image of a page; pages that search engines leave out share the one of the home page. */
  ofPage: (path: MetaPath) => imageOfPage(meta[path].index ? path : paths.home),
  ofCategory: imageOfCategory,
  all: (): readonly ShareImage[] => [...pages.map(imageOfPage), ...articleCategories.map(imageOfCategory)],
} as const;
