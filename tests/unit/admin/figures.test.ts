import { expect, it } from 'vitest';
import { silentMinutes } from '@/app/admin/(overview)/first-screen';
import * as tables from '@/app/admin/(overview)/tables';
import { nextTry } from '@/app/admin/content/entries';
import * as figures from '@/app/admin/figures';
import { firstName, foldMessage } from '@/app/admin/inbox/message';
import { PAGE_SIZE, pageOf } from '@/app/admin/parts';
import { faultInWords } from '@/content/admin/database-faults';
import type { OverviewData, VisitDimension } from '@/lib/data/admin/overview';
import * as dates from '@/lib/domain/admin/dates';
import { toCsv } from '@/lib/domain/csv';

const { changeOf, counted, dayOf, few, formatFigure, nothing, shareOf, stepOf, toCsvRows } = figures;
const overview = (parts: object) => parts as unknown as OverviewData;

it.each([
  [1234, '1,234'],
  [{ kind: 'between', from: 1010, to: 1013 } as const, '1,010 to 1,013'],
  [counted(null), 'under 5'],
  [shareOf(1, 3), '33.3%'],
  [shareOf(0, 0), '–'],
  [shareOf(null, 3), 'under 5'],
  [changeOf(100, 112), '+12%'],
  [changeOf(100, 88), '−12%'],
  [changeOf(0, 4), 'from 0'],
  [changeOf(0, 0), '0%'],
  [dayOf('2026-11-17'), 'Tue 17 Nov'],
  [stepOf(12, 48), '12 · 25%'],
  [stepOf(0, 0), '0'],
  [stepOf(null, 48), 'under 5'],
  [changeOf(null, 4), '–'],
  [changeOf(4, null), '–'],
])('the figure %o is written %s', (figure, text) => expect(formatFigure(figure)).toBe(text));

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
  const lost = (...days: (number | null)[][]) => {
    const course = days.map(([sent, waiting], at) => ({ course_day: at + 1, started: 40, sent, waiting }));
    return tables.courseTable(overview({ course })).rows.map((row) => row[4]);
  };
  expect(lost([39, 0], [30, 2], [20, 12])).toEqual([1, 7, 0]);
  expect(lost([null, null])).toEqual([few]);
});

it('requests are counted per hundred views of their page, and per hundred visits that began there', () => {
  const row = (dimension: string, name: string, count: number | null) => ({ dimension, name, count });
  const lists = [
    ...[row('pages', '/blog', 400), row('pages', '/about', null), row('entries', '/blog', 50)],
    ...[row('workbook', '/blog', 10), row('workbook', '/about', 5), row('first', '/blog', 6)],
    row('presses', 'amazon /book', 1),
  ];
  const shown = (list: VisitDimension) => tables.visitListTable(overview({ visits: { lists } }), list).rows;
  const average = (of: number) => ({ kind: 'average', of });
  expect(shown('workbook')).toEqual([
    ['/blog', 10, average(2.5)],
    ['/about', 5, few],
  ]);
  expect(shown('first')).toEqual([['/blog', 6, average(12)]]);
  expect(shown('presses')).toEqual([['Amazon, on /book', 1]]);
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

const at = (time: string) => Date.parse(`2026-11-${time}Z`);

// 20 November 2026 is a Friday; 22 November is a Sunday, which begins at 13:00 UTC in Auckland.
const owners = { open_days: [7, 1], time_zone: 'Pacific/Auckland' };
it.each([
  ['20T18:00', '23T09:00', 15],
  ['21T01:00', '22T23:00', 0],
  ['16T00:00', '23T00:00', 120],
  ['18T10:00', '18T10:00', 0],
  ['21T00:00', '21T13:00', 2, owners],
  ['21T11:00', '24T00:00', 48, owners],
])('the hours of the owner’s days and clock from %s to %s are %i', (from, to, hours, days?) =>
  expect(dates.openHours(at(from), at(to), days)).toBe(hours),
);

it('an answer is late after 24 hours and not before, a scheduler after half an hour, a test call after half a year or if there was none', () => {
  const late = ['17:59', '18:00', '18:01'].map((time) =>
    dates.isLate('2026-11-20T18:00:00Z', at(`23T${time}`)),
  );
  expect(late).toEqual([false, false, true]);
  const silent = ['30', '15'].map((minute) => silentMinutes(`2026-11-24T11:${minute}:00Z`, at('24T12:00')));
  expect(silent).toEqual([null, 45]);
  const tested = ['due', '2026-11-22', '2026-05-24', '2026-05-25'];
  const next = tested.map((day) => nextTry(day, '2026-11-22'));
  expect(next).toEqual([null, '2027-05-23', null, '2026-11-23']);
});

it.each([
  ['21T11:59:30', '0 minutes'],
  ['21T11:00', '1 hour'],
  ['19T13:00', '47 hours'],
  ['19T12:00', '2 days'],
  ['21T12:00:05', '0 minutes'],
])('the age of what came at %s is said in words: %s', (then, words) =>
  expect(dates.formatAge(`2026-11-${then}Z`, at('21T12:00'))).toBe(words),
);

it('a message greets a person by the first name, and an organisation without, and is folded where it is long, but loses nothing', () => {
  expect(['Nia', 'Theo Brandt', 'Élodie de la Tour'].map(firstName)).toEqual(['Nia', 'Theo', 'Élodie']);
  const others = ['Radio Harbour', 'THE TEAM', 'nia', 'Dr. Who', ''];
  expect(others.filter((name) => firstName(name) !== null)).toEqual([]);
  const quoted = Array.from({ length: 300 }, (_, line) => `> ${line}`).join('\n');
  const [shown, rest] = foldMessage(quoted);
  expect(shown.split('\n')).toHaveLength(40);
  expect(`${shown}\n${rest}`).toBe(quoted);
  expect(foldMessage('Short.\n'.repeat(40))[1]).toBe('');
  const [start, end] = foldMessage('A sentence of thirty characters. '.repeat(100));
  expect([start.length <= 2_400, start.endsWith('.'), end.length > 0]).toEqual([true, true, true]);
});

it('a page of a list leads on only if more was found than it shows', () => {
  const found = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => index + 1);
  const shown = { rows: found.slice(0, 20), last: undefined };
  expect(pageOf(found)).toEqual({ ...shown, last: 20 });
  expect(pageOf(shown.rows)).toEqual(shown);
  expect(pageOf([])).toEqual({ rows: [], last: undefined });
});

const today = '2026-03-01';
const chosen = { isChosen: true, wasWrong: false };
const leapYear = { from: '2024-01-01', to: '2024-12-31' };
it.each<[Parameters<typeof dates.readRange>[0], object]>([
  [{}, { from: '2026-02-23', to: today, days: 7, preset: '7', isChosen: false, wasWrong: false }],
  [{ range: 'today' }, { ...chosen, from: today, to: today, days: 1 }],
  [{ range: 'yesterday' }, { ...chosen, from: '2026-02-28', to: '2026-02-28', days: 1 }],
  [{ range: '365' }, { ...chosen, from: '2025-03-02', to: today, days: 365 }],
  [leapYear, { ...chosen, ...leapYear, days: 366, preset: null }],
  [
    { from: today, to: today, range: '30' },
    { ...chosen, from: today, days: 1, preset: null },
  ],
])('the range is the last 7 days, a preset or up to 366 days: %o is %o', (query, range) => {
  expect(dates.readRange(query, today)).toMatchObject(range);
});

it.each([
  { from: '2024-01-01', to: '2025-01-01' },
  { from: '2026-02-02', to: '2026-02-01' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2026-02-01' },
  { from: '0001-01-01', to: '0001-01-02' },
  { range: 'constructor' },
])('a range that is none falls back to seven days and says so: %o', (query) => {
  expect(dates.readRange(query, today)).toMatchObject({ preset: '7', days: 7, wasWrong: true });
});

it('a range is inclusive, and written with the year once, or with both; a moment in the owner’s zone, by the day after a week', () => {
  expect([
    dates.daysBetween('2026-03-28', '2026-03-30'),
    dates.daysBetween('2026-03-02', '2026-03-01'),
  ]).toEqual([3, 0]);
  const written = ['2026-02-23', '2025-12-02', today].map((from) => dates.formatDays(from, today));
  expect(written).toEqual(['23 Feb to 1 Mar 2026', '2 Dec 2025 to 1 Mar 2026', '1 Mar 2026']);
  const now = Date.parse('2026-03-12T09:00:00Z');
  expect(dates.formatRecent('2026-03-10T23:30:00Z', now, 'Europe/Berlin')).toBe('Wed 00:30');
  expect(dates.formatRecent('2026-03-06T09:00:00Z', now, 'UTC')).toBe('6 Mar 2026');
  expect(dates.formatDayAndTime('2026-03-10T23:30:00Z', 'Europe/Berlin')).toBe('Wed, 11 Mar 2026, 00:30 CET');
});

it.each([
  ['2026-11-24T09:30', '2026-11-24T08:30Z'],
  ['2026-07-01T09:30', '2026-07-01T07:30Z'],
  ['2026-10-25T00:30', '2026-10-24T22:30Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30Z'],
  ['2026-11-24T09:30', '2026-11-24T09:30Z', 'UTC'],
  // No clock shows these: as much later. A time that comes twice is the first.
  ['2027-03-14T02:30', '2027-03-14T03:30-04:00', 'America/New_York'],
  ['2027-03-28T00:30', '2027-03-28T01:30Z', 'Atlantic/Azores'],
  ['2026-10-04T02:15', '2026-10-04T02:45+11:00', 'Australia/Lord_Howe'],
  ['2026-10-25T02:30', '2026-10-25T02:30+02:00'],
  ['tomorrow', ''],
  ['2026-13-40T09:30', ''],
])('reads a time as clocks in the time zone show it: %s is "%s"', (text, moment, zone = 'Europe/Berlin') => {
  expect(dates.momentIn(text, zone)).toBe(moment ? Date.parse(moment) : null);
});
