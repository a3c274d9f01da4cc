import { articles } from '@/content/articles/articles';
import { revalidatedResponse } from '@/lib/http/responses';
import { renderFeed } from './feed';

const feed = renderFeed(articles);
const updated =
  articles
    .map(({ published }) => published)
    .sort()
    .at(-1) ?? '';

/** RSS feed of the articles. */
export function GET(request: Request): Response {
  return revalidatedResponse(request, feed, 'application/rss+xml', updated);
}
