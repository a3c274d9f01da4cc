import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type FeedItem, renderFeed } from '@/app/feed.xml/feed';

const item = (changes: Partial<FeedItem>): FeedItem => ({
  id: 'a',
  title: 'A title',
  excerpt: 'A sentence.',
  category: 'Science',
  published: '2026-11-21',
  ...changes,
});

function read(...items: FeedItem[]): Document {
  return new JSDOM(renderFeed(items), { contentType: 'application/xml' }).window.document;
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the feed', () => {
  it('is well-formed for any text', () => {
    const document = read(item({ title: 'He said “<b>” & "left"' }));
    expect(texts(document, 'item > title')).toEqual(['He said “<b>” & "left"']);
  });

  it('has the newest article first', () => {
    const document = read(
      item({ title: 'old', published: '2025-03-01' }),
      item({ title: 'new', published: '2026-11-02' }),
    );
    expect(texts(document, 'item > title')).toEqual(['new', 'old']);
  });

  it('has RFC 822 dates', () => {
    expect(texts(read(item({ published: '2026-11-02' })), 'pubDate')).toEqual([
      'Mon, 02 Nov 2026 00:00:00 GMT',
    ]);
  });

  it('identifies an article by its URL', () => {
    const document = read(item({ id: 'a?b=1&c=2' }));
    expect(texts(document, 'guid')).toEqual(['http://localhost:3000/blog/a?b=1&c=2']);
  });
});
