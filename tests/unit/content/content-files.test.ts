import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentLinks, kindOfLink, makeContentReport } from '@/build/content-report';
import { claims } from '@/content/claims';
import { ownerStatements } from '@/content/owner-statements';
import { emergencyNumbers, helplines, organisations } from '@/content/resources';
import * as files from '@/lib/content-files';
import { everyString, contentFiles as modules } from './every-module';

const { contentEntry, contentFile, contentFileNames, contentFiles, flatten, newTestimonial } = files;
const { typographic, withTexts, writeContentFile } = files;

const read = (name: keyof typeof contentFiles): unknown =>
  JSON.parse(readFileSync(contentFiles[name], 'utf8'));

it.each(contentFileNames)('the file %s fits its schema, and is written as it is', (name) => {
  expect(JSON.parse(writeContentFile(contentFile(name).parse(read(name))))).toEqual(read(name));
});

it('the files that the owner changes name every helpline and statement, and no others', () => {
  const lines = [...emergencyNumbers, ...helplines, ...organisations];
  for (const [file, entries] of [['helplines', lines] as const, ['statements', ownerStatements] as const])
    expect(Object.keys(read(file) as object).sort()).toEqual(entries.map(({ id }) => id).sort());
});

const refusals = (name: (typeof contentFileNames)[number], entry: unknown, change: Record<string, string>) =>
  contentEntry(name)
    .safeParse(withTexts(entry, change))
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

const line = {
  checked: '2026-11-21',
  live: 'due',
  ways: [{ kind: 'call', label: 'Call 0808 808 8000', href: 'tel:08088088000', hours: 'Always' }],
};

const { facts } = read('site') as { facts: object };
const words = { text: 'Good.', highlight: 'Good', name: 'Ann', location: 'Leeds', proof: 'By mail' };
const review = { ...words, rating: '4' };
const agreed = '2026-11-26';

it.each([
  // The number that is shown is the one that is dialled.
  ['helplines', line, {}, []],
  ['helplines', line, { 'ways.0.label': 'Call 0808 808 8001' }, ['ways.0.href number']],
  ['helplines', line, { 'ways.0.href': 'javascript:alert(1)' }, ['ways.0.href link']],
  ['helplines', line, { checked: 'yesterday' }, ['checked day']],
  ['site', facts, { priceKindle: '£3.49', socialUrls: 'https://a.example\n\nhttps://b.example' }, []],
  ['site', facts, { priceKindle: '4,99' }, ['priceKindle price']],
  ['site', facts, { amazonUrl: 'http://x.example' }, ['amazonUrl https']],
  ['site', facts, { authorName: 'A\nB' }, ['authorName one-line']],
  ['testimonials', newTestimonial, review, ['agreed day']],
  ['testimonials', newTestimonial, { ...review, agreed }, []],
  ['testimonials', newTestimonial, { ...review, agreed, rating: '6' }, ['rating rating']],
] as const)('an entry of %s: %o with %o is refused for %j', (name, entry, change, reasons) => {
  expect(refusals(name, entry, change)).toEqual(reasons);
});

it('an entry is put together from its texts as it was taken apart, with the signs of the site', () => {
  for (const entry of [facts, line])
    expect(withTexts(entry, Object.fromEntries(flatten(entry)))).toEqual(entry);
  expect(typographic(`It's "fine", she said ('really').`)).toBe('It’s “fine”, she said (‘really’).');
});

const page = readFileSync('docs/owner.md', 'utf8');

it.each(ownerStatements)('$id is in its file and in the owner’s list', async ({ id, file, words, claim }) => {
  const strings = await everyString([file]);
  expect(strings.some(({ text }) => text.includes(words))).toBe(true);
  for (const part of [`\`${id}\``, claim]) expect(page).toContain(part);
});

it('autobiographical statements are registered for every file about the author’s life', async () => {
  const lived =
    /\bI (spent|searched|sat|went to doctors|counted it)\b|\b(he|He) (trod|speaks|survived)\b|\b[Tt]he author got\b|\bmy family\b|\bOur speaker did\b|\byears of health anxiety\b|\bby someone who (lost|is not)\b/;
  const other = /^(?:articles|course|danger|owner-statements)/;
  const others = modules().filter((file) => !other.test(file));
  // Some modules reuse another module's text, which is registered there.
  const own = await everyString(ownerStatements.map(({ file }) => file));
  const marked = new Set(own.map(({ text }) => text));
  const unmarked = (await everyString(others)).filter(({ text }) => lived.test(text) && !marked.has(text));
  expect(unmarked.map(({ where }) => where)).toEqual([]);
});

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
  const kinds = ['/book#price', '#faq', 'https://www.nhs.uk/', 'tel:999', '/blog/gone', '/bock'].map(
    kindOfLink,
  );
  expect(kinds).toEqual(['page', 'page', 'external', 'contact', 'broken', 'broken']);
});
