import { describe, expect, it } from 'vitest';
import { daysBetween, readRange, writeDayAndTime, writeDays, writeRecent } from '@/lib/domain/admin/range';
import { momentIn } from '@/lib/domain/local-date';

const today = '2026-03-01';

describe('the range in the query string', () => {
  it('defaults to the last 7 days', () => {
    const range = { from: '2026-02-23', to: today, days: 7, preset: '7', isChosen: false, wasWrong: false };
    expect(readRange({}, today)).toEqual(range);
  });

  it.each([
    ['today', today, today, 1],
    ['yesterday', '2026-02-28', '2026-02-28', 1],
    ['30', '2026-01-31', today, 30],
    ['90', '2025-12-02', today, 90],
    ['365', '2025-03-02', today, 365],
  ])('%s is %s to %s', (range, from, to, days) => {
    const chosen = { from, to, days, isChosen: true, wasWrong: false };
    expect(readRange({ range }, today)).toMatchObject(chosen);
  });

  it('accepts 1 to 366 days, leap days included', () => {
    const year = readRange({ from: '2024-01-01', to: '2024-12-31' }, today);
    expect(year).toMatchObject({ days: 366, preset: null });
    const day = readRange({ from: today, to: today, range: '30' }, today);
    expect(day).toMatchObject({ days: 1, preset: null });
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
  ])('falls back to seven days and says so: %o', (query) => {
    expect(readRange(query, today)).toMatchObject({ preset: '7', days: 7, wasWrong: true });
  });

  it('is inclusive', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(3);
    expect(daysBetween('2026-03-02', '2026-03-01')).toBe(0);
  });

  it('is formatted with the year once, or with both years', () => {
    expect(writeDays('2026-02-23', today)).toBe('23 Feb to 1 Mar 2026');
    expect(writeDays('2025-12-02', today)).toBe('2 Dec 2025 to 1 Mar 2026');
    expect(writeDays(today, today)).toBe('1 Mar 2026');
  });
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
