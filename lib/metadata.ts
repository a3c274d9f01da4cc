import type { Metadata } from 'next';
import type { Article } from '@/content/articles/article';
import type { SampleChapter } from '@/content/chapters/chapter';
import { type MetaPath, meta, type PageMeta } from '@/content/meta';
import { site } from '@/content/site';
import { buildEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { type ShareImage, shareImageSize, shareImages } from '@/lib/share-images';

interface Described extends PageMeta {
  /** The page's one address: where it stands, or where the same text stands first. */
  path: string;
  image: ShareImage;
}

/**
 * The head of a page with an entry in `content/meta.ts`: title, description, canonical address, share image.
 * @param path the entry's name, which is the page's own path
 */
export function pageMetadata(path: MetaPath): Metadata {
  return headOf({ ...meta[path], path, image: shareImages.ofPage(path) });
}

/** The head of an article. Its share image is that of its category, so an article more costs no image more. */
export function articleMetadata({
  id,
  seoTitle,
  description,
  category,
  published,
  reviewed,
}: Article): Metadata {
  const path = paths.article(id);
  const described = headOf({
    title: seoTitle,
    description,
    index: true,
    path,
    image: shareImages.ofCategory(category),
  });
  return {
    ...described,
    openGraph: {
      ...described.openGraph,
      type: 'article',
      publishedTime: published,
      modifiedTime: reviewed,
      section: category,
    },
  };
}

/** The head of a sample chapter on its own page. */
export function chapterMetadata({ number, title, summary }: SampleChapter, path: string): Metadata {
  return headOf({
    title: `Chapter ${number}: ${title}`,
    description: `${summary} A chapter of ${site.bookTitle}, complete and free to read.`,
    index: true,
    path,
    image: shareImages.ofPage(paths.sampleChapters),
  });
}

/** An address of this site in full, as search engines and feed readers want it. */
export function absoluteUrl(path: string): string {
  return new URL(path, buildEnv().SITE_URL).href;
}

function headOf({ title, description, index, path, image }: Described): Metadata {
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
