import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { articles } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { contactTopicIds } from '@/content/contact';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { stickyBarButtons } from '@/content/sticky-bar';
import { shareImages } from '@/lib/metadata';
import { parseInline } from '@/lib/rich-text/inline';
import { marketingStrings } from './every-module';

it('links to the contact form name a topic of it', () => {
  const topics = marketingStrings.flatMap(({ text }) => /[?&]topic=([^&#)]+)/.exec(text)?.[1] ?? []);
  expect(topics.length).toBeGreaterThan(0);
  for (const topic of topics) expect(contactTopicIds).toContain(topic);
});

it.each([
  'https://doi.org/10.1016/S0140-6736(99)03445-2',
  'https://en.wikipedia.org/wiki/Flip_(a_(nested)_one)',
])('a link may lead to %s', (href) => {
  expect(parseInline(`See [the study](${href}) (in full).`)).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'the study', href },
    { kind: 'text', text: ' (in full).' },
  ]);
});

const entries = Object.entries(pages).flatMap(([path, page]) =>
  'title' in page ? [[path, page] as const] : [],
);

it('titles and descriptions are registered for every page in app and no other, unique, and fit into a search result, which has all but private pages', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split('/'))
    .filter((parts) => parts.pop() === 'page.tsx')
    .map((folders) => `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`);
  expect(Object.keys(pages).sort()).toEqual(routes.sort());
  for (const [path, { title, description }] of entries) {
    expect(title.length, path).toBeLessThanOrEqual(60);
    expect(description, path).toMatch(/^.{1,154}\.$/);
  }
  for (const own of ['title', 'description'] as const)
    expect(new Set(entries.map(([, page]) => page[own])).size).toBe(entries.length);
  const own = /^\/(flip-method-auth|auth|account|admin|unsubscribe)(\/|$)/;
  for (const [path, { index }] of entries) expect(index, path).toBe(!own.test(path));
  expect(site.chapterCount).toBe(19);
  expect(pages['/book'].description).toContain('Nineteen short chapters');
});

it('titles and descriptions have an image to share with a title of its own, articles and chapters too', () => {
  const images = shareImages.all();
  for (const part of ['name', 'headline'] as const)
    expect(new Set(images.map((image) => image[part])).size).toBe(images.length);
  for (const { title } of [...articles, ...sampleChapters.slice(1)])
    expect(images.map(({ headline }) => headline)).toContain(title);
});

const free = { label: 'Get Free Workbook', href: '/workbook' };
const elsewhere = { primary: free, secondary: { label: 'Buy Book', href: '/book' } };
const amazon = { label: 'Buy on Amazon', href: site.amazonUrl, external: true, shop: 'amazon' };

const offering = ['/', '/about', '/blog/success-stories', '/speaking/kit', '/authors'];
/** Private pages and those without an offer. */
const own = ['/auth', '/account', '/admin', '/unsubscribe', '/flip-method-app', '/flip-method-auth'];
const without = [...own, '/blog', '/testimonials'];

it.each<[string, object | null]>([
  ['/book', { primary: amazon, secondary: { label: 'Free Workbook', href: '/workbook' } }],
  ['/speaking', { primary: { label: 'Book Speaker', href: '/contact' } }],
  ['/workbook', { primary: { ...free, href: '#form' } }],
  ['/landing', { primary: { ...free, href: '#get-workbook' } }],
  ...offering.map((path): [string, object] => [path, elsewhere]),
  ...without.map((path): [string, null] => [path, null]),
])('the sticky bar on %s links to what the page is about, or is absent: %o', (path, buttons) => {
  expect(stickyBarButtons(path)).toEqual(buttons && expect.objectContaining(buttons));
});
