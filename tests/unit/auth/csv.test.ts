import { expect, it } from 'vitest';
import { toCsv } from '@/lib/domain/csv';
import { fc } from '../../support/random';

it('a file has its tables one below the other, with their columns', () => {
  const text = toCsv([
    { title: 'Flips', rows: [{ step: 'complete', seconds: 16, emergency: false, technique: null }] },
    { title: 'Nothing', rows: [] },
  ]);
  expect(text).toBe(
    '\ufeff"Flips"\r\n"step","seconds","emergency","technique"\r\n"complete",16,false,\r\n\r\n"Nothing"\r\n',
  );
});

/** The cells as read by a spreadsheet whose locale separates them by `separator`; quotes count at the start of a cell. */
function cellsOf(text: string, separator: string): string[] {
  const cell = new RegExp(`[${separator}\\r\\n](?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)`, 'g');
  const found = `\n${text}`.matchAll(cell);
  return [...found].map(([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest);
}
const runs = (cell: string) => /^[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(cell);
const parts = fc.constantFrom(...'a1;,"\'\t\r\n \u00a0=+-@\uff1d\uff20');
const hostile = fc.array(parts, { maxLength: 12 }).map((each) => each.join(''));
const examples = ['=1+1', '\uff201', 'a;"=1+1', 'a;""=1+1', 'x";=1', 'a;\u00a0=1', 'a\r\n@x', ';;-1'];

it.each([',', ';', '\t'])('a file has no formula if cells are separated by %j', (separator) => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), (values) => {
      const row = Object.fromEntries(values.map((value, index) => [`c${index}`, value]));
      const cells = cellsOf(toCsv([{ title: 't', rows: [row, row] }]).slice(1), separator);
      expect(cells.filter(runs)).toEqual([]);
    }),
    { numRuns: 5_000, examples: examples.map((value) => [['x', value]]) },
  );
});

it('a file takes a time that grows with the text, not with its square', () => {
  const started = performance.now();
  toCsv([{ title: 't', rows: [{ v: `a${'\n'.repeat(400_000)}a` }] }]);
  // About 20 ms; by the square it would take minutes.
  expect(performance.now() - started).toBeLessThan(5_000);
});

it('a file preserves every text, except for the added apostrophes', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(0x7f), fc.nat(0x10_ff_ff))), (points) => {
      const value = String.fromCodePoint(...points);
      const written = toCsv([{ title: 't', rows: [{ v: value }] }]);
      const [, field = ''] = /"v"\r\n"([\s\S]*)"\r\n$/.exec(written) ?? [];
      const read = field.replaceAll('""', '"');
      const closed = !field.replaceAll('""', '').includes('"');
      const bare = (text: string) => text.replaceAll("'", '');
      return closed && bare(read) === bare(value) && !/^\s*[=+\-@]/.test(read);
    }),
    { numRuns: 400 },
  );
});
