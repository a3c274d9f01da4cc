import { describe, expect, it } from 'vitest';
import { type EvidenceRow, evidencePage } from '@/content/evidence';
import { breaches } from './house-rules';
import { linksIn, plain, textsOf } from './read-blocks';

const rows = evidencePage.groups.flatMap((group): readonly EvidenceRow[] => group.rows);
const texts = [
  ...textsOf(evidencePage.before),
  ...evidencePage.groups.flatMap(({ heading, lead }) => [heading, lead]),
  ...rows.flatMap(({ part, size, known, unknown }) => [part, size, known, unknown]),
  ...textsOf(evidencePage.after),
];
const citations = linksIn(texts).filter(({ href }) => href.startsWith('#source-'));

describe('the evidence page', () => {
  it('cites a study for every part that is said to be tested, and none for one that is not', () => {
    for (const { id, mark, known } of rows) {
      const cited = linksIn([known]).some(({ href }) => href.startsWith('#source-'));
      expect(cited, id).toBe(mark !== 'untested');
    }
  });

  it('says of each part how much was studied and what is not known', () => {
    for (const { id, mark, size, unknown } of rows) {
      expect(size.startsWith('No study'), id).toBe(mark === 'untested');
      expect(unknown.length, id).toBeGreaterThan(15);
    }
  });

  it('calls the method as a whole not tested', () => {
    expect(rows[0]).toMatchObject({ id: 'flip-method', mark: 'untested' });
  });

  it('numbers its sources in the order of their first citation, and cites every one', () => {
    expect([...new Set(citations.map(({ href }) => href))]).toEqual(
      evidencePage.sources.map(({ id }) => `#source-${id}`),
    );
    for (const { text, href } of citations) {
      const place = evidencePage.sources.findIndex(({ id }) => `#source-${id}` === href);
      expect(text).toBe(String(place + 1));
    }
  });

  it('gives every part and group an address of its own', () => {
    const ids = [...evidencePage.groups, ...evidencePage.before, ...evidencePage.after, ...rows].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the tone of the house', () => {
    expect(texts.map(plain).flatMap(breaches)).toEqual([]);
  });
});
