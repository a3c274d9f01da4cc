import { expect, it } from 'vitest';
import { asMarkdown, cell, median, percentile, type Table } from '@/tools/bench/part';

const table = (rows: Table['rows']): Table => ({
  title: 'Pages',
  note: 'Opened once.',
  columns: [
    { name: 'JS', unit: 'KB', digits: 1, most: 3 },
    { name: 'LCP', unit: 'ms', digits: 0, most: 1.1, ofRatio: true },
    { name: 'score', least: 100 },
    { name: 'calls' },
  ],
  rows,
});

const row = (name: string, js: number, lcp: number, score: number) => ({
  name,
  cells: [cell(js), cell(lcp, 1_000), cell(score), cell(1)],
});

it('shows each figure beside its target', () => {
  const rows = [row('/a', 2.9, 900, 100), row('/b', 3.1, 1_250, 97)];
  expect(asMarkdown(table(rows))).toBe(`### Pages

Opened once.

|  | JS, KB | LCP, ms | score | calls |
| --- | ---: | ---: | ---: | ---: |
| target | ≤ 3 KB | ≤ 1.1 × | ≥ 100 |  |
| /a | 2.9 ✓ | 900 (0.90 ×) ✓ | 100 ✓ | 1 |
| /b | 3.1 ✗ | 1,250 (1.25 ×) ✗ | 97 ✗ | 1 |
`);
});

it('counts a missing measurement as a missed target', () => {
  const missing = { name: '/a', cells: [cell(Number.NaN), cell(5)] };
  expect(asMarkdown(table([missing]))).toContain('| /a | – ✗ | 5 ✗ | – ✗ | – |');
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
