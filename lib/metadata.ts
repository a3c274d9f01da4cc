import type { Metadata } from 'next';
import type { Article } from '@/content/articles/article';
import type { SampleChapter } from '@/content/chapters/chapter';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import type { WorkbookPart } from '@/content/workbook/model';
import { worksheets } from '@/content/workbook/worksheets';
import { buildEnv } from '@/lib/env';
import type { PagePath } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { type ShareImage, shareImageSize, shareImages } from '@/lib/share-images';

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
