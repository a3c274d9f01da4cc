import { articles } from '@/content/articles/articles';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { revalidatedResponse } from '@/lib/http/responses';
import { absoluteUrl } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { escapeHtml } from '@/lib/rich-text/inline';

const newestFirst = articles.toSorted((a, b) => b.published.localeCompare(a.published));

function renderItem({ id, title, excerpt, category, published }: (typeof articles)[number]): string {
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
function renderFeed(): string {
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

const feed = renderFeed();

/** RSS feed of the articles. */
export function GET(request: Request): Response {
  return revalidatedResponse(request, feed, 'application/rss+xml', newestFirst[0]?.published ?? '');
}
