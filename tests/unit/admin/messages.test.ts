import { expect, it } from 'vitest';
import { silentMinutes } from '@/app/admin/(overview)/first-screen';
import { nextTry } from '@/app/admin/content/entries';
import { firstName, foldMessage } from '@/app/admin/inbox/message';
import { PAGE_SIZE, pageOf } from '@/app/admin/parts';
import { writeAge } from '@/lib/domain/admin/range';
import { isLate, openHours } from '@/lib/domain/local-date';

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
  expect(openHours(at(from), at(to), days)).toBe(hours),
);

it('the promise to answer within 24 hours is broken after 24 of them and not before', () => {
  const late = ['17:59', '18:00', '18:01'].map((time) => isLate('2026-11-20T18:00:00Z', at(`23T${time}`)));
  expect(late).toEqual([false, false, true]);
});

it.each([
  ['21T11:59:30', '0 minutes'],
  ['21T11:00', '1 hour'],
  ['19T13:00', '47 hours'],
  ['19T12:00', '2 days'],
  ['21T12:00:05', '0 minutes'],
])('the age of what came at %s is said in words: %s', (then, words) =>
  expect(writeAge(`2026-11-${then}Z`, at('21T12:00'))).toBe(words),
);

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
  const silent = ['30', '15'].map((minute) => silentMinutes(`2026-11-24T11:${minute}:00Z`, at('24T12:00')));
  expect(silent).toEqual([null, 45]);
});

it('a helpline is due for a test call twice a year, and at once if never tested', () => {
  const tested = ['due', '2026-11-22', '2026-05-24', '2026-05-25'];
  const due = [null, '2027-05-23', null, '2026-11-23'];
  expect(tested.map((day) => nextTry(day, '2026-11-22'))).toEqual(due);
});

it('a page of a list leads on only if more was found than it shows', () => {
  const found = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => index + 1);
  const shown = { rows: found.slice(0, 20), last: undefined };
  expect(pageOf(found)).toEqual({ ...shown, last: 20 });
  expect(pageOf(shown.rows)).toEqual(shown);
  expect(pageOf([])).toEqual({ rows: [], last: undefined });
});
