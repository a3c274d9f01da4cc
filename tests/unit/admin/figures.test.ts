import { describe, expect, it } from 'vitest';
import {
  courseTable,
  funnelTable,
  typesTable,
  visitListTable,
  visitName,
} from '@/app/admin/(overview)/tables';
import * as figures from '@/app/admin/figures';
import { faultInWords } from '@/content/admin/database-faults';
import type { OverviewData, VisitPart } from '@/lib/data/admin/overview';
import type { ChosenRange } from '@/lib/domain/admin/range';
import { toCsv } from '@/lib/domain/csv';

const { changeOf, counted, dayOf, few, nothing, shareOf, stepOf, toCsvRows, writeFigure } = figures;

describe('a formatted figure', () => {
  it.each([
    [1234, '1,234'],
    [35.4, '35.4'],
    [0, '0'],
    [{ kind: 'between', from: 1010, to: 1013 } as const, '1,010 to 1,013'],
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
  const columns = ['A', 'B', 'C', 'D'];
  const rows = [
    ['=1+1', 1234, shareOf(1, 3), nothing],
    [dayOf('2026-11-17'), few, stepOf(12, 48), changeOf(100, 88)],
    ['x', changeOf(0, 4), nothing, '-2'],
  ];
  expect(toCsv([{ columns, rows: toCsvRows({ title: 'T', columns, rows }) }])).toBe(
    '\ufeff"A","B","C","D"\r\n"\'=1+1",1234,0.333,\r\n"2026-11-17",,12,-0.12\r\n"x",,,"\'-2"\r\n',
  );
});

describe('the funnel', () => {
  const week = (each: object) => ({
    ...{ week: '2026-11-02', arrivals: 100, asked: 20, confirmed: 10, accounts: 8 },
    ...{ flipped: 6, active_week_4: null, week_4_is_over: false },
    ...each,
  });
  const rowsOf = (sums: object, ...weeks: object[]) =>
    funnelTable({ funnel: { weeks, sums } } as unknown as OverviewData).rows;
  const firstRow = (sums: object, ...weeks: object[]) => rowsOf(sums, ...weeks)[0]?.slice(4);
  const old = { accounts: 12, flipped: 9, active_week_4: 6, week_4_is_over: true };

  it('adds up the weeks; the fourth week only of those where it is over', () => {
    expect(firstRow({}, week({}), week(old))).toEqual([20, stepOf(15, 20), stepOf(6, 12)]);
    expect(firstRow({}, week({}), week({}))).toEqual([16, stepOf(12, 16), nothing]);
  });

  it('gives the true sum of weeks that are hidden, or between what it lies where it would tell a hidden one', () => {
    const hidden = week({ flipped: null });
    expect(firstRow({ flipped: 14 }, hidden, hidden, week(old))).toEqual([28, stepOf(14, 28), stepOf(6, 12)]);
    const between = { kind: 'between', from: 10, to: 13 };
    expect(firstRow({ flipped: null }, hidden, week(old))).toEqual([20, between, stepOf(6, 12)]);
  });

  it('has no row for a week with a hidden count, unless it is the only one', () => {
    expect(rowsOf({}, week({}), week(old), week({ flipped: null }))).toHaveLength(3);
    expect(rowsOf({}, week({}), week({ ...old, active_week_4: null }))).toHaveLength(2);
    expect(rowsOf({}, week({ flipped: null }))[0]?.[5]).toEqual(few);
  });
});

it('the course says how many left before each mail', () => {
  const lost = (...days: (readonly [sent: number | null, waiting: number | null])[]) => {
    const course = days.map(([sent, waiting], at) => ({ course_day: at + 1, started: 40, sent, waiting }));
    return courseTable({ course } as unknown as OverviewData).rows.map((row) => row[4]);
  };
  expect(lost([39, 0], [30, 2], [20, 12])).toEqual([1, 7, 0]);
  expect(lost([null, null])).toEqual([few]);
});

it('requests are counted per hundred views of their page, and per hundred visits that began there', () => {
  const lists = [
    ['pages', '/blog', 400],
    ['pages', '/about', null],
    ['entries', '/blog', 50],
    ['workbook', '/blog', 10],
    ['workbook', '/about', 5],
    ['first', '/blog', 6],
    ['presses', 'amazon /book', 1],
  ].map(([part, name, count]) => ({ part, name, count }));
  const rowsOf = (part: VisitPart) =>
    visitListTable({ visits: { lists } } as unknown as OverviewData, part).rows;
  expect(rowsOf('workbook')).toEqual([
    ['/blog', 10, { kind: 'average', of: 2.5 }],
    ['/about', 5, few],
  ]);
  expect(rowsOf('first')).toEqual([['/blog', 6, { kind: 'average', of: 12 }]]);
  expect(rowsOf('presses')).toEqual([['Amazon, on /book', 1]]);
});

it('session types are of the last 30 days where no range is chosen', () => {
  const data = { periods: [{ completed: 7 }], month: { completed: 30 } } as unknown as OverviewData;
  const first = (isChosen: boolean) => typesTable(data, { isChosen } as ChosenRange).rows[0]?.[1];
  expect([first(false), first(true)]).toEqual([30, 7]);
});

it('each error is said in words, with what to do', () => {
  const said = { words: expect.stringMatching(/\S+ \S+ \S+/), todo: expect.stringMatching(/\.$/) };
  for (const name of ['/contact', '/database/PGRST202/start_course', '/database/XX000/x', 'other'])
    expect(faultInWords(name)).toEqual(said);
});

it('a fault of the database among the errors says what to do about it; a page stays a path', () => {
  expect(visitName('errors', '/database/PGRST202/start_course')).toBe(
    'start_course: a function of the database is missing: was the migration applied? (PGRST202)',
  );
  expect(visitName('errors', '/workbook/open/[token]')).toBe('/workbook/open/[token]');
  expect(visitName('missing', '/database/x')).toBe('/database/x');
});
