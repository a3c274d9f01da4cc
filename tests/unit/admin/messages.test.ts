import { describe, expect, it } from 'vitest';
import { silentMinutes } from '@/app/admin/(overview)/first-screen';
import { nextTry } from '@/app/admin/content/entries';
import { firstName, foldMessage } from '@/app/admin/inbox/message';
import { PAGE_SIZE, pageOf } from '@/app/admin/parts';
import { writeAge } from '@/lib/domain/admin/range';
import { isLate, openHours } from '@/lib/domain/local-date';

const at = (iso: string) => Date.parse(iso);

describe('the promise to answer within 24 hours on business days', () => {
  it('skips weekends', () => {
    // 20 November 2026 is a Friday.
    expect(openHours(at('2026-11-20T18:00Z'), at('2026-11-23T09:00Z'))).toBe(15);
    expect(openHours(at('2026-11-21T01:00Z'), at('2026-11-22T23:00Z'))).toBe(0);
    expect(openHours(at('2026-11-16T00:00Z'), at('2026-11-23T00:00Z'))).toBe(120);
    expect(openHours(at('2026-11-18T10:00Z'), at('2026-11-18T10:00Z'))).toBe(0);
  });

  it('counts the days that the owner chose, by the owner’s clock', () => {
    // 22 November 2026 is a Sunday, which begins at 13:00 UTC in Auckland.
    const days = { open_days: [7, 1], time_zone: 'Pacific/Auckland' };
    expect(openHours(at('2026-11-21T00:00Z'), at('2026-11-21T13:00Z'), days)).toBe(2);
    expect(openHours(at('2026-11-21T11:00Z'), at('2026-11-24T00:00Z'), days)).toBe(48);
  });

  it('is broken after 24 of them and not before', () => {
    expect(isLate('2026-11-20T18:00:00Z', at('2026-11-23T17:59Z'))).toBe(false);
    expect(isLate('2026-11-20T18:00:00Z', at('2026-11-23T18:00Z'))).toBe(false);
    expect(isLate('2026-11-20T18:00:00Z', at('2026-11-23T18:01Z'))).toBe(true);
  });

  it('formats an age in words', () => {
    const now = at('2026-11-21T12:00Z');
    expect(writeAge('2026-11-21T11:59:30Z', now)).toBe('0 minutes');
    expect(writeAge('2026-11-21T11:00:00Z', now)).toBe('1 hour');
    expect(writeAge('2026-11-19T13:00:00Z', now)).toBe('47 hours');
    expect(writeAge('2026-11-19T12:00:00Z', now)).toBe('2 days');
    expect(writeAge('2026-11-21T12:00:05Z', now)).toBe('0 minutes');
  });
});

it('greets a person by the first name, and an organisation without', () => {
  expect(['Nia', 'Theo Brandt', 'Élodie de la Tour'].map(firstName)).toEqual(['Nia', 'Theo', 'Élodie']);
  const others = ['Radio Harbour', 'THE TEAM', 'nia', 'Dr. Who', ''];
  expect(others.filter((name) => firstName(name) !== null)).toEqual([]);
});

it('folds what is long in characters or in lines, and loses nothing', () => {
  const quoted = Array.from({ length: 300 }, (_, line) => `> ${line}`).join('\n');
  const [shown, rest] = foldMessage(quoted);
  expect(shown.split('\n')).toHaveLength(40);
  expect(`${shown}\n${rest}`).toBe(quoted);
  expect(foldMessage('Short.\n'.repeat(40))[1]).toBe('');
  const [start, end] = foldMessage('A sentence of thirty characters. '.repeat(100));
  expect([start.length <= 2_400, start.endsWith('.'), end.length > 0]).toEqual([true, true, true]);
});

it('counts the silence of the scheduler from half an hour on', () => {
  const now = at('2026-11-24T12:00:00Z');
  expect(silentMinutes('2026-11-24T11:30:00Z', now)).toBeNull();
  expect(silentMinutes('2026-11-24T11:15:00Z', now)).toBe(45);
});

it('a helpline is due for a test call twice a year, and at once if never tested', () => {
  expect(nextTry('due', '2026-11-22')).toBeNull();
  expect(nextTry('2026-11-22', '2026-11-22')).toBe('2027-05-23');
  expect(nextTry('2026-05-24', '2026-11-22')).toBeNull();
  expect(nextTry('2026-05-25', '2026-11-22')).toBe('2026-11-23');
});

it('a page of a list leads on only if more was found than it shows', () => {
  const found = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => index + 1);
  expect(pageOf(found)).toEqual({ rows: found.slice(0, 20), last: 20 });
  expect(pageOf(found.slice(0, 20))).toEqual({ rows: found.slice(0, 20), last: undefined });
  expect(pageOf([])).toEqual({ rows: [], last: undefined });
});
