import { escapeHtml } from './escape-html';

export interface FeedItem {
  title: string;
  description: string;
  category: string;
  /** ISO date. */
  published: string;
  /** Absolute URL of the article. */
  address: string;
}

export interface Feed {
  title: string;
  description: string;
  /** A language tag such as `en`. */
  language: string;
  /** Absolute URL of the page that the feed belongs to. */
  home: string;
  /** Absolute URL of the feed. */
  self: string;
  items: readonly FeedItem[];
}

/** An RFC 822 date; articles have no time, so midnight UTC. */
const dateOf = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`).toUTCString();

function renderItem({ title, description, category, published, address }: FeedItem): string {
  return [
    '<item>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(address)}</link>`,
    `<guid isPermaLink="true">${escapeHtml(address)}</guid>`,
    `<pubDate>${dateOf(published)}</pubDate>`,
    `<category>${escapeHtml(category)}</category>`,
    `<description>${escapeHtml(description)}</description>`,
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
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(home)}</link>`,
    `<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeHtml(description)}</description>`,
    `<language>${escapeHtml(language)}</language>`,
    ...newestFirst.map(renderItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
