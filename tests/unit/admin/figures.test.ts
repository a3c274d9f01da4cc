import { expect, it } from 'vitest';
import * as tables from '@/app/admin/(overview)/tables';
import * as figures from '@/app/admin/figures';
import { faultInWords } from '@/content/admin/database-faults';
import type { OverviewData, VisitPart } from '@/lib/data/admin/overview';
import type { ChosenRange } from '@/lib/domain/admin/range';
import { toCsv } from '@/lib/domain/csv';

const { changeOf, counted, dayOf, few, nothing, shareOf, stepOf, toCsvRows, writeFigure } = figures;
const overview = (parts: object) => parts as unknown as OverviewData;

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
])('the figure %o is written %s', (figure, text) => expect(writeFigure(figure)).toBe(text));

it('a figure is exported as a number or an ISO date, or empty if there is none', () => {
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

const week = (each: object = {}) => ({
  ...{ week: '2026-11-02', arrivals: 100, asked: 20, confirmed: 10, accounts: 8 },
  ...{ flipped: 6, active_week_4: null, week_4_is_over: false },
  ...each,
});
const old = { accounts: 12, flipped: 9, active_week_4: 6, week_4_is_over: true };
const hidden = week({ flipped: null });
const rowsOf = (sums: object, ...weeks: object[]) =>
  tables.funnelTable(overview({ funnel: { weeks, sums } })).rows;
const between = { kind: 'between', from: 10, to: 13 };

it.each([
  ['adds up the weeks', {}, [week(), week(old)], [20, stepOf(15, 20), stepOf(6, 12)]],
  ['adds up the fourth week only where it is over', {}, [week(), week()], [16, stepOf(12, 16), nothing]],
  ['sums up hidden weeks', { flipped: 14 }, [hidden, hidden, week(old)], [28, stepOf(14, 28), stepOf(6, 12)]],
  ['tells no hidden one', { flipped: null }, [hidden, week(old)], [20, between, stepOf(6, 12)]],
])('the funnel %s', (_, sums, weeks, first) => {
  expect(rowsOf(sums, ...weeks)[0]?.slice(4)).toEqual(first);
});

it('the funnel has no row for a week with a hidden count, unless it is the only one', () => {
  expect(rowsOf({}, week(), week(old), hidden)).toHaveLength(3);
  expect(rowsOf({}, week(), week({ ...old, active_week_4: null }))).toHaveLength(2);
  expect(rowsOf({}, hidden)[0]?.[5]).toEqual(few);
});

it('the course says how many left before each mail', () => {
  const lost = (...days: [sent: number | null, waiting: number | null][]) => {
    const course = days.map(([sent, waiting], at) => ({ course_day: at + 1, started: 40, sent, waiting }));
    return tables.courseTable(overview({ course })).rows.map((row) => row[4]);
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
  const shown = (part: VisitPart) => tables.visitListTable(overview({ visits: { lists } }), part).rows;
  const average = (of: number) => ({ kind: 'average', of });
  expect(shown('workbook')).toEqual([
    ['/blog', 10, average(2.5)],
    ['/about', 5, few],
  ]);
  expect(shown('first')).toEqual([['/blog', 6, average(12)]]);
  expect(shown('presses')).toEqual([['Amazon, on /book', 1]]);
});

it('session types are of the last 30 days where no range is chosen', () => {
  const data = overview({ periods: [{ completed: 7 }], month: { completed: 30 } });
  const first = (isChosen: boolean) => tables.typesTable(data, { isChosen } as ChosenRange).rows[0]?.[1];
  expect([false, true].map(first)).toEqual([30, 7]);
});

it('each error is said in words, with what to do; one of the database says what, a page stays a path', () => {
  const said = { words: expect.stringMatching(/\S+ \S+ \S+/), todo: expect.stringMatching(/\.$/) };
  for (const name of ['/contact', '/database/PGRST202/start_course', '/database/XX000/x', 'other'])
    expect(faultInWords(name)).toEqual(said);
  expect(tables.visitName('errors', '/database/PGRST202/start_course')).toBe(
    'start_course: a function of the database is missing: was the migration applied? (PGRST202)',
  );
  expect(tables.visitName('errors', '/workbook/open/[token]')).toBe('/workbook/open/[token]');
  expect(tables.visitName('missing', '/database/x')).toBe('/database/x');
});
