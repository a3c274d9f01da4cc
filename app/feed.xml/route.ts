import { articles } from '@/content/articles/articles';
import { renderFeed } from './feed';

export const dynamic = 'force-static';

/** RSS feed of the articles. */
export function GET(): Response {
  return new Response(renderFeed(articles), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
