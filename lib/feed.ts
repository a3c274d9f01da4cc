export interface FeedItem {
  title: string;
  description: string;
  category: string;
  /** ISO date. */
  published: string;
  /** The full address of the article. */
  address: string;
}

export interface Feed {
  title: string;
  description: string;
  /** A language tag such as `en`. */
  language: string;
  /** The full address of the page that the feed belongs to. */
  home: string;
  /** The full address of the feed. */
  self: string;
  items: readonly FeedItem[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** A date as RSS wants it; articles have a day and no hour, so it is midnight in UTC. */
const dateOf = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`).toUTCString();

function renderItem({ title, description, category, published, address }: FeedItem): string {
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(address)}</link>`,
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    `<pubDate>${dateOf(published)}</pubDate>`,
    `<category>${escapeXml(category)}</category>`,
    `<description>${escapeXml(description)}</description>`,
    '</item>',
  ].join('\n');
}

/**
 * An RSS 2.0 document, newest first.
 * @see https://www.rssboard.org/rss-specification
 */
export function renderFeed({ title, description, language, home, self, items }: Feed): string {
  const newestFirst = [...items].sort((a, b) => b.published.localeCompare(a.published));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(home)}</link>`,
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${escapeXml(language)}</language>`,
    ...newestFirst.map(renderItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
