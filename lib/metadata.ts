import type { Metadata } from 'next';
import type { BlogPosting, Book, BreadcrumbList, Offer, Person, Thing, WebSite } from 'schema-dts';
import type { Article, ArticleCategory } from '@/content/articles/article';
import { articles } from '@/content/articles/articles';
import { authorBio } from '@/content/author-bio';
import type { SampleChapter } from '@/content/chapters/chapter';
import { sampleChapters } from '@/content/chapters/chapters';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import type { WorkbookPart } from '@/content/workbook/model';
import { worksheets } from '@/content/workbook/worksheets';
import { buildEnv } from '@/lib/env';
import { indexedPages, type PagePath } from '@/lib/pages';
import { paths } from '@/lib/paths';

interface Described {
  title: string;
  description: string;
  /** Whether search engines list it. */
  index?: boolean;
  path: string;
  image: ShareImage;
}

/**
 * Metadata of a page in `content/pages.ts`: title, description, canonical URL, share image.
 * @param path the page's own path
 */
export function pageMetadata(path: PagePath): Metadata {
  return headOf({ ...pages[path], path, image: shareImages.ofPage(path) });
}

/**
 * Metadata of a page that search engines do not list and that is not shared.
 * @param title for a state of the page with a title of its own
 */
export function unlistedMetadata(path: PagePath, title: string = pages[path].title): Metadata {
  const { description } = pages[path];
  return { title: { absolute: title }, description, robots: { index: false } };
}

/**
 * Metadata of a page behind a link in a mail, whose URL is a credential: out of search engines, and out of the Referer of
 * requests to other sites. (`no-referrer` would send forms with `Origin: null`, which the origin check refuses.)
 */
export function linkMetadata(title?: string): Metadata {
  return { ...(title && { title }), robots: { index: false }, referrer: 'same-origin' };
}

/** Metadata of an article. */
export function articleMetadata(article: Article): Metadata {
  const { id, seoTitle: title, description, category, published, reviewed } = article;
  const path = paths.article(id);
  const head = headOf({ title, description, path, image: shareImages.ofArticle(article) });
  const dates = { publishedTime: published, modifiedTime: reviewed };
  return { ...head, openGraph: { ...head.openGraph, type: 'article', ...dates, section: category } };
}

/** Metadata of a sample chapter on its own page. */
export function chapterMetadata(chapter: SampleChapter, path: string): Metadata {
  const { number, title, summary } = chapter;
  return headOf({
    title: `Chapter ${number}: ${title}`,
    description: `${summary} A chapter of ${site.bookTitle}, complete and free to read.`,
    path,
    image: shareImages.ofChapter(chapter),
  });
}

/** Metadata of one part of the workbook as a worksheet. */
export function partMetadata({ id, title, lead }: WorkbookPart): Metadata {
  return headOf({
    title: worksheets.titleOf(title),
    description: `${lead} ${worksheets.description}`,
    path: paths.worksheet(id),
    image: shareImages.ofPage(paths.worksheets),
  });
}

/** Makes a path absolute, for search engines and feed readers. */
export function absoluteUrl(path: string): string {
  return new URL(path, buildEnv().SITE_URL).href;
}

function headOf({ title, description, index = true, path, image }: Described): Metadata {
  return {
    metadataBase: new URL(buildEnv().SITE_URL),
    title: { absolute: title },
    description,
    alternates: {
      canonical: path,
      types: { 'application/rss+xml': [{ url: paths.feed, title: `Articles of ${site.name}` }] },
    },
    ...(!index && { robots: { index: false } }),
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_GB',
      title,
      description,
      url: path,
      images: [{ url: image.path, ...shareImageSize, alt: image.alt, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

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
  /** The thing that it shows: the book's cover, pages of the workbook, the exercise, or the drawing of an article's category. */
  shows: 'book' | 'workbook' | 'exercise' | ArticleCategory;
}

/** Size in pixels that large networks crop least. */
export const shareImageSize = { width: 1200, height: 630 } as const;

function image(id: string, over: string, headline: string, shows: ShareImage['shows']): ShareImage {
  const name = `${id}.png`;
  return {
    name,
    path: `/share/${name}`,
    over,
    headline,
    alt: `${over}: ${headline}`,
    shows,
  };
}

/** Images of pages that do not offer the book itself. */
const shown: Partial<Record<PagePath, ShareImage['shows']>> = {
  [paths.workbook]: 'workbook',
  [paths.worksheets]: 'workbook',
  [paths.landing]: 'workbook',
  [paths.flipApp]: 'exercise',
};

function imageOfPage(path: PagePath): ShareImage {
  const headline = pages[path].title;
  const over = headline.includes(site.name) ? site.bookSubtitle : site.name;
  const id = path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-');
  return { ...image(id, over, headline, shown[path] ?? 'book'), alt: `${site.name}: ${headline}` };
}

const imageOfArticle = ({ id, category, title }: Article) =>
  image(`article-${id}`, category, title, category);

const imageOfChapter = ({ id, number, title }: SampleChapter) =>
  image(`chapter-${id}`, `${site.bookTitle}, chapter ${number}`, title, 'book');

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

/*
 * Structured data as schema.org nodes. No ratings, since none have been collected, and no medical types,
 * since the site gives no medical advice.
 */

/** One node of a schema.org graph, which the compiler checks against the vocabulary. */
export type JsonLdNode<Kind = Thing> = Exclude<Kind, string>;

/** One entry of a breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

const ids = {
  site: () => absoluteUrl('/#site'),
  author: () => absoluteUrl(`${paths.about}#author`),
  book: () => absoluteUrl(`${paths.book}#book`),
};

/** The website, for the home page. */
export const websiteNode = (): JsonLdNode<WebSite> => ({
  '@type': 'WebSite',
  '@id': ids.site(),
  name: site.name,
  url: absoluteUrl(paths.home),
  description: pages[paths.home].description,
  inLanguage: site.language,
  publisher: { '@id': ids.author() },
});

/** The author; described by role until the owner sets a name. */
export const authorNode = (): JsonLdNode<Person> => ({
  '@type': 'Person',
  '@id': ids.author(),
  name: site.authorName || `The author of ${site.bookTitle}`,
  description: authorBio.short,
  url: absoluteUrl(paths.about),
  ...(site.socialUrls.length > 0 && { sameAs: site.socialUrls }),
});

const isOnAmazon = !/placeholder/.test(site.amazonUrl);
const kindleOffer: JsonLdNode<Offer> = {
  '@type': 'Offer',
  name: 'Amazon Kindle',
  price: site.prices.kindle.replace('$', ''),
  priceCurrency: 'USD',
  url: site.amazonUrl,
};

/** The book. Its only offer is the Kindle edition, once there is an address to buy it at; the ebook's checkout is not open yet. */
export const bookNode = (): JsonLdNode<Book> => ({
  '@type': 'Book',
  '@id': ids.book(),
  name: site.bookTitle,
  alternativeHeadline: site.bookSubtitle,
  description: pages[paths.book].description,
  url: absoluteUrl(paths.book),
  image: absoluteUrl(shareImages.ofPage(paths.book).path),
  author: { '@id': ids.author() },
  inLanguage: site.language,
  bookFormat: 'https://schema.org/EBook',
  genre: 'Self-help',
  ...(isOnAmazon && { offers: [kindleOffer] }),
});

/** An article with its sources. */
export function articleNode(article: Article): JsonLdNode<BlogPosting> {
  const { id, title, description, category, published, reviewed, sources } = article;
  const url = absoluteUrl(paths.article(id));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: absoluteUrl(shareImages.ofArticle(article).path),
    datePublished: published,
    dateModified: reviewed,
    articleSection: category,
    inLanguage: site.language,
    author: { '@id': ids.author() },
    publisher: { '@id': ids.author() },
    isPartOf: { '@id': ids.site() },
    citation: sources.map(({ text }) => text),
  };
}

/** The breadcrumb trail from the home page to the page itself. */
export const crumbsNode = (crumbs: readonly Crumb[]): JsonLdNode<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});
