import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { articles } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { pages as registered } from '@/content/pages';
import { site } from '@/content/site';
import { shareImages } from '@/lib/metadata';

const entries = Object.entries(registered).flatMap(([path, page]) =>
  'title' in page ? [[path, page] as const] : [],
);

it('titles and descriptions are registered for every page in app, and for no other path', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split('/'))
    .filter((parts) => parts.pop() === 'page.tsx')
    .map((folders) => `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`);
  expect(Object.keys(registered).sort()).toEqual(routes.sort());
});

it('titles and descriptions are unique and fit into a search result, which has all but private pages', () => {
  for (const [path, { title, description }] of entries) {
    expect(title.length, path).toBeLessThanOrEqual(60);
    expect(description, path).toMatch(/^.{1,154}\.$/);
  }
  for (const own of ['title', 'description'] as const)
    expect(new Set(entries.map(([, page]) => page[own])).size).toBe(entries.length);
  const own = /^\/(flip-method-auth|auth|account|admin|unsubscribe)(\/|$)/;
  for (const [path, { index }] of entries) expect(index, path).toBe(!own.test(path));
  expect(site.chapterCount).toBe(19);
  expect(registered['/book'].description).toContain('Nineteen short chapters');
});

it('titles and descriptions have an image to share with a title of its own, articles and chapters too', () => {
  const images = shareImages.all();
  for (const part of ['name', 'headline'] as const)
    expect(new Set(images.map((image) => image[part])).size).toBe(images.length);
  for (const { title } of [...articles, ...sampleChapters.slice(1)])
    expect(images.map(({ headline }) => headline)).toContain(title);
});
