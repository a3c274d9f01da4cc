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
  it('cites a study for every tested part, and none for an untested one', () => {
    for (const { id, mark, known } of rows) {
      const cited = linksIn([known]).some(({ href }) => href.startsWith('#source-'));
      expect(cited, id).toBe(mark !== 'untested');
    }
  });

  it('states the amount of research and the unknowns for each part', () => {
    for (const { id, mark, size, unknown } of rows) {
      expect(size.startsWith('No study'), id).toBe(mark === 'untested');
      expect(unknown.length, id).toBeGreaterThan(15);
    }
  });

  it('marks the method as a whole as untested', () => {
    expect(rows[0]).toMatchObject({ id: 'flip-method', mark: 'untested' });
  });

  it('numbers its sources in order of citation, and cites each of them', () => {
    expect([...new Set(citations.map(({ href }) => href))]).toEqual(
      evidencePage.sources.map(({ id }) => `#source-${id}`),
    );
    for (const { text, href } of citations) {
      const place = evidencePage.sources.findIndex(({ id }) => `#source-${id}` === href);
      expect(text).toBe(String(place + 1));
    }
  });

  it('has unique ids', () => {
    const ids = [...evidencePage.groups, ...evidencePage.before, ...evidencePage.after, ...rows].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('follows the house style', () => {
    expect(texts.map(plain).flatMap(breaches)).toEqual([]);
  });
});
