import { describe, expect, it } from 'vitest';
import { daysBetween, readRange, writeDayAndTime, writeDays, writeRecent } from '@/lib/domain/admin/range';
import { momentIn } from '@/lib/domain/local-date';

const today = '2026-03-01';

describe('the range in the query string', () => {
  it('defaults to the last 7 days', () => {
    const range = { from: '2026-02-23', to: today, days: 7, preset: '7', isChosen: false, wasWrong: false };
    expect(readRange({}, today)).toEqual(range);
  });

  it('yesterday is the day before', () => {
    expect(readRange({ range: 'yesterday' }, today)).toMatchObject({
      from: '2026-02-28',
      to: '2026-02-28',
      days: 1,
      isChosen: true,
    });
  });

  it.each([
    ['today', '2026-03-01', 1],
    ['30', '2026-01-31', 30],
    ['90', '2025-12-02', 90],
    ['365', '2025-03-02', 365],
  ])('%s starts on %s', (range, from, days) => {
    expect(readRange({ range }, today)).toMatchObject({ from, to: today, days, wasWrong: false });
  });

  it('accepts 1 to 366 days, leap days included', () => {
    expect(readRange({ from: '2024-01-01', to: '2024-12-31' }, today)).toMatchObject({
      days: 366,
      preset: null,
    });
    expect(readRange({ from: today, to: today, range: '30' }, today)).toMatchObject({
      days: 1,
      preset: null,
    });
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

it('reads a time as clocks in the time zone show it, also around a change of the clocks', () => {
  const read = (text: string, zone = 'Europe/Berlin') => {
    const moment = momentIn(text, zone);
    return moment === null ? null : new Date(moment).toISOString();
  };
  expect(read('2026-11-24T09:30')).toBe('2026-11-24T08:30:00.000Z');
  expect(read('2026-07-01T09:30')).toBe('2026-07-01T07:30:00.000Z');
  expect(read('2026-10-25T00:30')).toBe('2026-10-24T22:30:00.000Z');
  expect(read('2026-10-25T03:30')).toBe('2026-10-25T02:30:00.000Z');
  expect(read('2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(read('2026-11-24T09:30', 'UTC')).toBe('2026-11-24T09:30:00.000Z');
  expect(read('tomorrow')).toBeNull();
  expect(read('2026-13-40T09:30')).toBeNull();
});

describe('when something happened', () => {
  const now = Date.parse('2026-03-12T09:00:00Z');

  it('is a weekday and a time in the owner’s zone, and a day once the weekday could be another', () => {
    expect(writeRecent('2026-03-10T23:30:00Z', now, 'Europe/Berlin')).toBe('Wed 00:30');
    expect(writeRecent('2026-03-06T09:00:00Z', now, 'UTC')).toBe('6 Mar 2026');
    expect(writeDayAndTime('2026-03-10T23:30:00Z', 'Europe/Berlin')).toBe('Wed, 11 Mar 2026, 00:30 CET');
  });
});
