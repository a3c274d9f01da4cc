import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';

const item = { excerpt: 'A sentence.', category: 'Science' };
vi.mock('@/content/articles/articles', () => ({
  articles: [
    { ...item, id: 'a?b=1&c=2', title: 'old', published: '2025-03-01' },
    { ...item, id: 'b', title: 'He said “<b>” & "left"', published: '2026-11-02' },
  ],
}));

it('the feed is well-formed for any text, with the newest article first, RFC 822 dates and URLs', async () => {
  const { GET } = await import('@/app/feed.xml/route');
  const feed = await GET(new Request('https://flip.example/feed.xml')).text();
  const { document } = new JSDOM(feed, { contentType: 'application/xml' }).window;
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('item > title')).toEqual(['He said “<b>” & "left"', 'old']);
  expect(texts('pubDate')).toEqual(['Mon, 02 Nov 2026 00:00:00 GMT', 'Sat, 01 Mar 2025 00:00:00 GMT']);
  expect(texts('item > link')).toEqual(texts('guid'));
  expect(texts('guid')).toEqual(['http://localhost:3000/blog/b', 'http://localhost:3000/blog/a?b=1&c=2']);
});
