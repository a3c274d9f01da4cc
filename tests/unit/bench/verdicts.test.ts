import { expect, it } from 'vitest';
import { cell, isMet, type Table } from '@/tools/bench/report/table';
import { verdictsOf } from '@/tools/bench/report/verdicts';

const table = (rows: Table['rows']): Table => ({
  title: 'Pages',
  note: '',
  columns: [
    { name: 'JS', unit: 'KB', digits: 1, target: { of: 'value', most: 3 } },
    { name: 'LCP', unit: 'ms', digits: 0, target: { of: 'ratio', most: 1.1 } },
    { name: 'score', unit: '', digits: 0, target: { of: 'value', least: 100, most: 100 } },
    { name: 'heap', unit: 'MB', digits: 1 },
  ],
  rows,
});

const row = (name: string, js: number, lcp: number, score: number) => ({
  name,
  cells: [cell(js), cell(lcp, 1_000), cell(score), cell(1)],
});

it('names the worst figure of each column that has a target, and how many keep it', () => {
  const verdicts = verdictsOf(
    table([row('/a', 2.9, 900, 100), row('/b', 3.1, 1_050, 100), row('/c', 4, 990, 100)]),
  );
  expect(verdicts).toEqual([
    { what: 'Pages: JS', target: '≤ 3 KB', worst: '4.0 KB on /c', met: false, kept: '1 of 3' },
    { what: 'Pages: LCP', target: '≤ 1.1 ×', worst: '1,050 (1.05 ×) ms on /b', met: true, kept: '3 of 3' },
    { what: 'Pages: score', target: '100', worst: '100 on /a', met: true, kept: '3 of 3' },
  ]);
});

it('takes the lowest score for the worst one', () => {
  const [, , score] = verdictsOf(table([row('/a', 1, 1, 100), row('/b', 1, 1, 97)]));
  expect(score).toMatchObject({ worst: '97 on /b', met: false });
});

it('does not judge what stands beside the product to compare with', () => {
  const bare = { ...row('bare', 115, 9_000, 50), unjudged: true as const };
  const verdicts = verdictsOf(table([bare, row('/a', 1, 1, 100)]));
  expect(verdicts.every(({ met }) => met)).toBe(true);
  expect(verdictsOf(table([bare]))).toEqual([]);
});

it('counts what could not be measured as not kept', () => {
  const [js, lcp] = verdictsOf(table([row('/a', Number.NaN, 1, 100), row('/b', 2, Number.NaN, 100)]));
  expect(js).toMatchObject({ worst: '– KB on /a', met: false, kept: '1 of 2' });
  expect(lcp).toMatchObject({ met: false });
  expect(isMet({ value: 5 }, { name: 'x', unit: '', digits: 0, target: { of: 'ratio', most: 9 } })).toBe(
    false,
  );
});
