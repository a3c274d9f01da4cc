import { expect, it } from 'vitest';
import { cell, distance, median, percentile, type Table, verdictsOf } from '@/tools/bench/table';

const table = (rows: Table['rows']): Table => ({
  title: 'Pages',
  note: '',
  columns: [
    { name: 'JS', unit: 'KB', digits: 1, target: { of: 'value', most: 3 } },
    { name: 'LCP', unit: 'ms', digits: 0, target: { of: 'ratio', most: 1.1 } },
    { name: 'score', unit: '', digits: 0, target: { of: 'value', least: 100 } },
    { name: 'heap', unit: 'MB', digits: 1 },
  ],
  rows,
});

const row = (name: string, js: number, lcp: number, score: number) => ({
  name,
  cells: [cell(js), cell(lcp, 1_000), cell(score), cell(1)],
});

it('names the worst figure of each column that has a target', () => {
  const rows = [row('/a', 2.9, 900, 100), row('/b', 3.1, 1_050, 97), row('/c', 4, 990, 100)];
  expect(verdictsOf(table(rows))).toEqual([
    { what: 'Pages: JS', target: '≤ 3 KB', worst: '4.0 KB on /c', met: false },
    { what: 'Pages: LCP', target: '≤ 1.1 ×', worst: '1,050 (1.05 ×) ms on /b', met: true },
    { what: 'Pages: score', target: '≥ 100', worst: '97 on /b', met: false },
  ]);
});

it('gives reference rows no verdict', () => {
  const bare = { ...row('bare', 115, 9_000, 50), reference: true as const };
  expect(verdictsOf(table([bare, row('/a', 1, 1, 100)])).every(({ met }) => met)).toBe(true);
  expect(verdictsOf(table([bare]))).toEqual([]);
});

it('counts a missing measurement as a missed target', () => {
  const [js, lcp] = verdictsOf(table([row('/a', Number.NaN, 1, 100), row('/b', 2, Number.NaN, 100)]));
  expect(js).toMatchObject({ worst: '– KB on /a', met: false });
  expect(lcp).toMatchObject({ met: false });
  expect(distance({ value: 5 }, { of: 'ratio', most: 9 })).toBe(Number.POSITIVE_INFINITY);
});

it('averages the two middle values for the median of an even count', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 3])).toBe(3);
  expect(() => median([])).toThrow();
});

it('uses the nearest rank for percentiles', () => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => 100 - index),
      95,
    ),
  ).toBe(95);
  expect(percentile([7], 95)).toBe(7);
  expect(percentile([], 95)).toBeNaN();
});
