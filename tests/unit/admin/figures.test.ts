import { describe, expect, it } from 'vitest';
import { funnelTable, visitName } from '@/app/admin/(overview)/tables';
import {
  changeOf,
  counted,
  dayOf,
  few,
  nothing,
  shareOf,
  stepOf,
  toCsvRows,
  writeFigure,
} from '@/app/admin/figures';
import type { OverviewData } from '@/lib/data/admin/overview';
import { toCsv } from '@/lib/domain/csv';

describe('a formatted figure', () => {
  it.each([
    [1234, '1,234'],
    [35.4, '35.4'],
    [0, '0'],
    ['google', 'google'],
    [counted(null), 'under 5'],
    [shareOf(1, 3), '33.3%'],
    [shareOf(0, 3), '0%'],
    [shareOf(0, 0), '–'],
    [shareOf(null, 3), 'under 5'],
    [changeOf(100, 112), '+12%'],
    [changeOf(100, 88), '−12%'],
    [changeOf(7, 7), '0%'],
    [changeOf(0, 4), 'from 0'],
    [changeOf(0, 0), '0%'],
    [changeOf(4, 0), '−100%'],
    [dayOf('2026-11-17'), 'Tue 17 Nov'],
    [stepOf(12, 48), '12 · 25%'],
    [stepOf(0, 0), '0'],
    [stepOf(null, 48), 'under 5'],
    [changeOf(null, 4), '–'],
    [changeOf(4, null), '–'],
  ])('%o is %s', (figure, text) => {
    expect(writeFigure(figure)).toBe(text);
  });
});

it('is exported as a number or an ISO date, or empty if there is none', () => {
  const table = {
    title: 'T',
    columns: ['A', 'B', 'C', 'D'],
    rows: [
      ['=1+1', 1234, shareOf(1, 3), nothing],
      [dayOf('2026-11-17'), few, stepOf(12, 48), changeOf(100, 88)],
      ['x', changeOf(0, 4), nothing, '-2'],
    ],
  };
  expect(toCsv([{ columns: table.columns, rows: toCsvRows(table) }])).toBe(
    '\ufeff"A","B","C","D"\r\n"\'=1+1",1234,0.333,\r\n"2026-11-17",,12,-0.12\r\n"x",,,"\'-2"\r\n',
  );
});

describe('the funnel', () => {
  const week = (each: object) => ({
    ...{ week: '2026-11-02', arrivals: 100, asked: 20, confirmed: 10, accounts: 8 },
    ...{ flipped: 6, active_week_4: null, week_4_is_over: false },
    ...each,
  });
  const firstRow = (...weeks: ReturnType<typeof week>[]) =>
    funnelTable({ funnel: { weeks } } as unknown as OverviewData).rows[0]?.slice(4);
  const old = { accounts: 12, flipped: 9, active_week_4: 6, week_4_is_over: true };

  it('adds up the weeks; the fourth week only of those where it is over', () => {
    expect(firstRow(week({}), week(old))).toEqual([20, stepOf(15, 20), stepOf(6, 12)]);
    expect(firstRow(week({}), week({}))).toEqual([16, stepOf(12, 16), nothing]);
  });

  it('hides a sum of which a week is hidden', () => {
    expect(firstRow(week({ flipped: null }), week(old))).toEqual([20, few, stepOf(6, 12)]);
  });

  it('has no row for a week with a hidden count, unless it is the only one', () => {
    const rowsOf = (...weeks: ReturnType<typeof week>[]) =>
      funnelTable({ funnel: { weeks } } as unknown as OverviewData).rows.length;
    expect(rowsOf(week({}), week(old), week({ flipped: null }))).toBe(3);
    expect(rowsOf(week({}), week({ ...old, active_week_4: null }))).toBe(2);
    expect(rowsOf(week({ flipped: null }))).toBe(1);
  });
});

it('a fault of the database among the errors says what to do about it; a page stays a path', () => {
  expect(visitName('errors', '/database/PGRST202/start_course')).toBe(
    'start_course: a function of the database is missing: was the migration applied? (PGRST202)',
  );
  expect(visitName('errors', '/workbook/open/[token]')).toBe('/workbook/open/[token]');
  expect(visitName('missing', '/database/x')).toBe('/database/x');
});
