import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentLinks, kindOfLink, makeContentReport } from '@/build/content-report';
import { claims } from '@/content/claims';

const lineAt = (where: string) => {
  const [file = '', line = ''] = where.split(':');
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1];
};

it('the content report has the exact line of each entry and of each link, and no broken links', async () => {
  const lines = makeContentReport();
  for (const { id } of claims) expect(lineAt(lines[`claims/${id}`] ?? '')).toContain(`'${id}'`);
  expect(lineAt(lines['site/amazonUrl'] ?? '')).toContain('"amazonUrl":');
  for (const where of Object.values(lines)) expect(where).toMatch(/^content\/[a-z/-]+\.(?:ts|json):\d+$/);
  const links = await contentLinks();
  expect(links.length).toBeGreaterThan(200);
  for (const { href, where } of links) expect(lineAt(where), where).toContain(href);
  expect(links.filter(({ kind }) => kind === 'broken')).toEqual([]);
});

it.each([
  ['/book', 'page'],
  ['/book#price', 'page'],
  ['/blog/success-stories', 'page'],
  ['/blog/gone', 'broken'],
  ['/bock', 'broken'],
  ['#faq', 'page'],
  ['https://www.nhs.uk/', 'external'],
  ['tel:999', 'contact'],
])('the content report classifies %s as %s', (href, kind) => {
  expect(kindOfLink(href)).toBe(kind);
});
