import { expect, it } from 'vitest';
import { addDays, isLocalDate, localDateOf, weekdayOf } from '@/lib/domain/local-date';
import { sessionDateOf } from '@/lib/domain/outbox';
import * as statistics from '@/lib/domain/statistics';
import { fc } from '../../support/random';

const { countsOn, lastSevenDays, mayBeChecking, recentOf, recoveryOf, totalOf } = statistics;
const counts = (completed: number, action = 0) => ({
  ...{ total_flips: completed, completed_flips: completed, emergency_flips: 0 },
  ...{ action_needed_flips: action, no_action_flips: completed - action },
});
const row = (session_date: string, ...of: [completed: number, action?: number]): statistics.DayStats => ({
  ...{ session_date, ...counts(...of) },
});

it.each([
  ['2026-03-08T03:30:00Z', 'America/Los_Angeles', '2026-03-07'],
  ['2026-03-08T03:30:00Z', 'Europe/London', '2026-03-08'],
  ['2026-03-08T03:30:00Z', 'Pacific/Kiritimati', '2026-03-08'],
  ['2026-03-08T10:30:00Z', 'Pacific/Kiritimati', '2026-03-09'],
  ...['2026-03-29T00:59:00Z', '2026-03-29T01:01:00Z', '2026-10-25T23:59:00Z'].map(
    (moment) => [moment, 'Europe/London', moment.slice(0, 10)] as const,
  ),
] as const)('a day is that of the local clock: %s in %s is %s', (moment, zone, date) => {
  expect(localDateOf(Date.parse(moment), zone)).toBe(date);
});

it('addDays counts a day of 23 or 25 hours once, is reversible, and repeats weekdays after seven', () => {
  expect([0, 1, 2].map((by) => addDays('2026-03-28', by).slice(8))).toEqual(['28', '29', '30']);
  expect([0, 1, 2].map((by) => addDays('2026-10-24', by).slice(8))).toEqual(['24', '25', '26']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_500 }), fc.integer({ min: -400, max: 400 }), (day, by) => {
      const date = addDays('2000-01-01', day);
      expect([isLocalDate(date), addDays(addDays(date, by), -by)]).toEqual([true, date]);
      expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
    }),
  );
  for (const text of ['2026-02-30', '2026-13-01', '26-1-1', '', '2026-01-01T00:00'])
    expect(isLocalDate(text)).toBe(false);
});

it('the chart’s seven days run from the oldest to today, filled with zeros, and never exceed the total', () => {
  const rows = [row('2026-11-21', 3, 1), row('2026-11-18', 2), row('2026-11-10', 9)];
  const days = lastSevenDays(rows, '2026-11-21');
  expect(days.map((day) => day.weekday).join(' ')).toBe('Sun Mon Tue Wed Thu Fri Sat');
  expect(days.map((day) => day.completed_flips)).toEqual([0, 0, 0, 2, 0, 0, 3]);
  expect(days.map((day) => day.action_needed_flips)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(countsOn([], '2026-01-01')).toEqual(counts(0));
  const dates = fc.integer({ min: -20, max: 0 }).map((by) => addDays('2026-03-30', by));
  const any = fc.uniqueArray(
    fc.tuple(dates, fc.nat(20)).map(([date, completed]) => row(date, completed, Math.min(2, completed))),
    { selector: (each) => each.session_date },
  );
  fc.assert(
    fc.property(any, (given) => {
      const days = lastSevenDays(given, '2026-03-30');
      expect(days).toHaveLength(7);
      expect(new Set(days.map((day) => day.session_date)).size).toBe(7);
      expect(days.at(-1)).toMatchObject(countsOn(given, '2026-03-30'));
      const recent = given.filter((each) => each.session_date > '2026-03-23');
      expect(totalOf(days)).toEqual(totalOf(recent));
    }),
  );
});

const now = Date.parse('2026-11-21T11:00:00Z');
it.each([
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2024-01-01', true],
  ['2023-12-31', false],
  ['2026-02-31', false],
  ['today', false],
])('a date sent by a device %s is plausible: %s', (date, believed) => {
  expect(sessionDateOf(date, now)).toBe(believed ? date : '2026-11-21');
});

it('a date sent by a device is plausible in every time zone', () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu', 'America/St_Johns'];
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2024, 0, 3), max: Date.UTC(2040, 0, 1) }), (moment) => {
      for (const date of zones.map((zone) => localDateOf(moment, zone)))
        expect(sessionDateOf(date, moment)).toBe(date);
    }),
    { numRuns: 300 },
  );
});

it.each([
  [0, 'mechanical-practice', 0, 10],
  [9, 'mechanical-practice', 90, 1],
  [10, 'growing-confidence', 0, 20],
  [29, 'growing-confidence', 95, 1],
  [30, 'natural-integration', 0, null],
  [80, 'natural-integration', 100, null],
])('after %i completed flips the stage is %s, %i percent', (completed, stage, percent, left) => {
  expect(recoveryOf(completed)).toEqual({ stage, percent, left });
});

it('many flips may be checking from the seventh within an hour on; none is counted that is older or in the future', () => {
  const now = Date.UTC(2026, 0, 1, 3);
  const minutesAgo = (...minutes: number[]) => minutes.map((minute) => now - minute * 60_000);
  const six = minutesAgo(0, 5, 10, 20, 30, 40);
  const times = [six, [...six, ...minutesAgo(59)], [...six, ...minutesAgo(60)]];
  expect(times.map((at) => mayBeChecking(at, now))).toEqual([false, true, false]);
  expect(recentOf(minutesAgo(-5, 3, 61), now)).toEqual(minutesAgo(3));
});
