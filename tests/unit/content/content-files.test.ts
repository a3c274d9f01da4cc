import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownerStatements } from '@/content/owner-statements';
import { emergencyNumbers, helplines, organisations } from '@/content/resources';
import {
  contentEntry,
  contentFile,
  contentFileNames,
  contentFiles,
  flatten,
  newTestimonial,
  typographic,
  withTexts,
  writeContentFile,
} from '@/lib/content-files';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

describe('the files that the owner changes', () => {
  it.each(contentFileNames)('%s fits its schema, and is written as it is', (name) => {
    const text = readFileSync(contentFiles[name], 'utf8');
    const all = contentFile(name).parse(JSON.parse(text));
    expect(JSON.parse(writeContentFile(all))).toEqual(JSON.parse(text));
  });

  it('name every helpline and statement, and no others', () => {
    const lines = [...emergencyNumbers, ...helplines, ...organisations].map(({ id }) => id);
    expect(Object.keys(read(contentFiles.helplines) as object).sort()).toEqual(lines.sort());
    const statements = ownerStatements.map(({ id }) => id);
    expect(Object.keys(read(contentFiles.statements) as object).sort()).toEqual(statements.sort());
  });
});

const refusals = (name: (typeof contentFileNames)[number], entry: unknown, change: Record<string, string>) =>
  contentEntry(name)
    .safeParse(withTexts(entry, change))
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('an entry', () => {
  const line = {
    checked: '2026-11-21',
    live: 'due',
    ways: [{ kind: 'call', label: 'Call 0808 808 8000', href: 'tel:08088088000', hours: 'Always' }],
  };

  it('is refused if it shows another number than it dials', () => {
    expect(refusals('helplines', line, {})).toEqual([]);
    expect(refusals('helplines', line, { 'ways.0.label': 'Call 0808 808 8001' })).toEqual([
      ['ways.0.href', 'number'],
    ]);
    expect(refusals('helplines', line, { 'ways.0.href': 'javascript:alert(1)' })).toEqual([
      ['ways.0.href', 'link'],
    ]);
    expect(refusals('helplines', line, { checked: 'yesterday' })).toEqual([['checked', 'day']]);
  });

  it('of the site takes prices, whole addresses and one line', () => {
    const { facts } = read(contentFiles.site) as { facts: object };
    expect(
      refusals('site', facts, { priceKindle: '£3.49', socialUrls: 'https://a.example\n\nhttps://b.example' }),
    ).toEqual([]);
    expect(
      refusals('site', facts, { priceKindle: '4,99', amazonUrl: 'http://x.example', authorName: 'A\nB' }),
    ).toEqual([
      ['authorName', 'one-line'],
      ['amazonUrl', 'https'],
      ['priceKindle', 'price'],
    ]);
  });

  it('of a review needs the day on which its reader agreed', () => {
    const review = {
      text: 'Good.',
      highlight: 'Good',
      name: 'Ann',
      location: 'Leeds',
      rating: '4',
      proof: 'By mail',
    };
    expect(refusals('testimonials', newTestimonial, review)).toEqual([['agreed', 'day']]);
    expect(refusals('testimonials', newTestimonial, { ...review, agreed: '2026-11-26' })).toEqual([]);
    expect(
      refusals('testimonials', newTestimonial, { ...review, agreed: '2026-11-26', rating: '6' }),
    ).toEqual([['rating', 'rating']]);
  });

  it('is put together from its texts as it was taken apart', () => {
    const site = (read(contentFiles.site) as { facts: object }).facts;
    for (const entry of [site, line])
      expect(withTexts(entry, Object.fromEntries(flatten(entry)))).toEqual(entry);
  });
});

it('texts get the signs of the site', () => {
  expect(typographic(`It's "fine", she said ('really').`)).toBe('It’s “fine”, she said (‘really’).');
});
