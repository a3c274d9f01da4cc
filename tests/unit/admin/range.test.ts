import { expect, it } from 'vitest';
import { daysBetween, readRange, writeDayAndTime, writeDays, writeRecent } from '@/lib/domain/admin/range';
import { momentIn } from '@/lib/domain/local-date';

const today = '2026-03-01';
const chosen = { isChosen: true, wasWrong: false };
const oneDay = { from: today, to: today };
const leapYear = { from: '2024-01-01', to: '2024-12-31' };
it.each<[Parameters<typeof readRange>[0], object]>([
  [{}, { from: '2026-02-23', to: today, days: 7, preset: '7', isChosen: false, wasWrong: false }],
  [{ range: 'today' }, { ...chosen, from: today, to: today, days: 1 }],
  [{ range: 'yesterday' }, { ...chosen, from: '2026-02-28', to: '2026-02-28', days: 1 }],
  [{ range: '30' }, { ...chosen, from: '2026-01-31', to: today, days: 30 }],
  [{ range: '90' }, { ...chosen, from: '2025-12-02', to: today, days: 90 }],
  [{ range: '365' }, { ...chosen, from: '2025-03-02', to: today, days: 365 }],
  [leapYear, { ...chosen, ...leapYear, days: 366, preset: null }],
  [
    { ...oneDay, range: '30' },
    { ...chosen, ...oneDay, days: 1, preset: null },
  ],
])('the range is the last 7 days, a preset or up to 366 days: %o is %o', (query, range) => {
  expect(readRange(query, today)).toMatchObject(range);
});

it.each([
  { from: '2024-01-01', to: '2025-01-01' },
  { from: '2026-02-02', to: '2026-02-01' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2026-02-01' },
  { to: '2026-02-01' },
  { from: '', to: '' },
  { from: '0001-01-01', to: '0001-01-02' },
  { range: '8' },
  { range: 'constructor' },
  { range: '' },
])('a range that is none falls back to seven days and says so: %o', (query) => {
  expect(readRange(query, today)).toMatchObject({ preset: '7', days: 7, wasWrong: true });
});

it('a range is inclusive, and written with the year once, or with both years', () => {
  expect([daysBetween('2026-03-28', '2026-03-30'), daysBetween('2026-03-02', '2026-03-01')]).toEqual([3, 0]);
  const written = ['2026-02-23', '2025-12-02', today].map((from) => writeDays(from, today));
  expect(written).toEqual(['23 Feb to 1 Mar 2026', '2 Dec 2025 to 1 Mar 2026', '1 Mar 2026']);
});

it.each([
  ['2026-11-24T09:30', '2026-11-24T08:30Z'],
  ['2026-07-01T09:30', '2026-07-01T07:30Z'],
  ['2026-10-25T00:30', '2026-10-24T22:30Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30Z'],
  ['2026-11-24T09:30', '2026-11-24T09:30Z', 'UTC'],
  ['tomorrow', ''],
  ['2026-13-40T09:30', ''],
])('reads a time as clocks in the time zone show it: %s is "%s"', (text, moment, zone = 'Europe/Berlin') => {
  expect(momentIn(text, zone)).toBe(moment ? Date.parse(moment) : null);
});

it('says when something happened in the owner’s zone, by the day once the weekday could be another', () => {
  const now = Date.parse('2026-03-12T09:00:00Z');
  expect(writeRecent('2026-03-10T23:30:00Z', now, 'Europe/Berlin')).toBe('Wed 00:30');
  expect(writeRecent('2026-03-06T09:00:00Z', now, 'UTC')).toBe('6 Mar 2026');
  expect(writeDayAndTime('2026-03-10T23:30:00Z', 'Europe/Berlin')).toBe('Wed, 11 Mar 2026, 00:30 CET');
});
