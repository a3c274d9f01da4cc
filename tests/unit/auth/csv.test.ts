import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '@/lib/domain/export/csv';

describe('toCsv', () => {
  it('writes tables one below the other, with their columns', () => {
    const text = toCsv([
      { title: 'Flips', rows: [{ step: 'complete', seconds: 16, emergency: false, technique: null }] },
      { title: 'Nothing', rows: [] },
    ]);
    expect(text).toBe(
      '\ufeff"Flips"\r\n"step","seconds","emergency","technique"\r\n"complete",16,false,\r\n\r\n"Nothing"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '\uff1d1', '\uff201'])(
    'takes the power from %j',
    (value) => {
      expect(toCsv([{ title: 't', rows: [{ v: value }] }])).toContain(`"'${value}"`);
    },
  );

  it('gives every text back as it was, behind at most one apostrophe', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const [, field = ''] =
          /"v"\r\n"([\s\S]*)"\r\n$/.exec(toCsv([{ title: 't', rows: [{ v: value }] }])) ?? [];
        const read = field.replaceAll('""', '"');
        const closed = !field.replaceAll('""', '').includes('"');
        return closed && [value, `'${value}`].includes(read) && !/^\s*[=+\-@]/.test(read);
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);
});
