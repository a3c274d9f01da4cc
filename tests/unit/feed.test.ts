import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type FeedItem, renderFeed } from '@/lib/feed';

const item = (changes: Partial<FeedItem>): FeedItem => ({
  title: 'A title',
  description: 'A sentence.',
  category: 'Science',
  published: '2026-11-21',
  address: 'https://flip.example/blog/a',
  ...changes,
});

function read(...items: FeedItem[]): Document {
  const xml = renderFeed({
    title: 'Salt & <pepper>',
    description: 'Both',
    language: 'en',
    home: 'https://flip.example/blog',
    self: 'https://flip.example/feed.xml',
    items,
  });
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document;
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the feed', () => {
  it('is well-formed for any text', () => {
    const document = read(item({ title: 'He said “<b>” & "left"' }));
    expect(texts(document, 'channel > title')).toEqual(['Salt & <pepper>']);
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
    const document = read(item({ address: 'https://flip.example/blog/a?b=1&c=2' }));
    expect(texts(document, 'guid')).toEqual(['https://flip.example/blog/a?b=1&c=2']);
  });
});
