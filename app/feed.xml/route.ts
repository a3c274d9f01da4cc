import { articles } from '@/content/articles/articles';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { renderFeed } from '@/lib/feed';
import { absoluteUrl } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const dynamic = 'force-static';

/** RSS feed of the articles. */
export function GET(): Response {
  const feed = renderFeed({
    title: site.name,
    description: pages[paths.blog].description,
    language: site.language,
    home: absoluteUrl(paths.blog),
    self: absoluteUrl(paths.feed),
    items: articles.map(({ id, title, excerpt, category, published }) => ({
      title,
      description: excerpt,
      category,
      published,
      address: absoluteUrl(paths.article(id)),
    })),
  });
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
