import type { MetadataRoute } from 'next';
import { articles } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { meta } from '@/content/meta';
import { absoluteUrl } from '@/lib/metadata';
import { paths } from '@/lib/paths';

/** Every page for search engines, each once, under its canonical address and with the day its words changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const newestArticle =
    articles
      .map(({ reviewed }) => reviewed)
      .sort()
      .at(-1) ?? '';
  const pages = Object.entries(meta).flatMap(([path, entry]) =>
    entry.index ? [{ path, date: path === paths.blog ? newestArticle : entry.updated }] : [],
  );
  const chapters = sampleChapters
    .slice(1)
    .map(({ id }) => ({ path: paths.chapter(id), date: meta[paths.sampleChapters].updated }));
  const texts = articles.map(({ id, reviewed }) => ({ path: paths.article(id), date: reviewed }));
  return [...pages, ...chapters, ...texts].map(({ path, date }) => ({
    url: absoluteUrl(path),
    lastModified: date,
  }));
}
