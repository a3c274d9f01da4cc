import type { Article } from '@/content/articles/article';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { escapeHtml } from '@/lib/rich-text/escape-html';

export type FeedItem = Pick<Article, 'title' | 'excerpt' | 'category' | 'published'> & { id: string };

function renderItem({ id, title, excerpt, category, published }: FeedItem): string {
  const url = escapeHtml(absoluteUrl(paths.article(id)));
  return `<item>
<title>${escapeHtml(title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${new Date(`${published}T00:00:00Z`).toUTCString()}</pubDate>
<category>${escapeHtml(category)}</category>
<description>${escapeHtml(excerpt)}</description>
</item>`;
}

/**
 * An RSS 2.0 document, newest first. Its dates are in RFC 822; articles have no time, so midnight UTC.
 * @see https://www.rssboard.org/rss-specification
 */
export function renderFeed(items: readonly FeedItem[]): string {
  const newestFirst = items.toSorted((a, b) => b.published.localeCompare(a.published));
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(site.name)}</title>
<link>${escapeHtml(absoluteUrl(paths.blog))}</link>
<atom:link href="${escapeHtml(absoluteUrl(paths.feed))}" rel="self" type="application/rss+xml"/>
<description>${escapeHtml(pages[paths.blog].description)}</description>
<language>${site.language}</language>
${newestFirst.map(renderItem).join('\n')}
</channel>
</rss>
`;
}
