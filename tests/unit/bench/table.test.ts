import { expect, it } from 'vitest';
import { asMarkdown, median, percentile } from '@/scripts/bench/part';

it('shows each figure beside its target', () => {
  const figures = [
    { name: 'JS', value: 2.94, unit: 'KB', digits: 1, most: 3 },
    { name: 'LCP', value: 1_250, unit: 'ms', most: 1_200 },
    { name: 'LCP', value: 0.9, unit: '×', digits: 2, most: 1.1 },
    { name: 'score', value: 97, least: 100 },
    { name: 'calls', value: 1 },
  ] as const;
  expect(asMarkdown({ note: 'Opened once.', figures })).toBe(`Opened once.

| figure | measured | target |
| --- | ---: | ---: |
| JS | 2.9 KB | ≤ 3 KB ✓ |
| LCP | 1,250 ms | ≤ 1200 ms ✗ |
| LCP | 0.90 × | ≤ 1.1 × ✓ |
| score | 97 | ≥ 100 ✗ |
| calls | 1 |  |
`);
});

it('counts a missing measurement as a missed target', () => {
  const figures = [{ name: 'JS', value: Number.NaN, most: 3 }];
  expect(asMarkdown({ note: '', figures })).toContain('| JS | – | ≤ 3 ✗ |');
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
