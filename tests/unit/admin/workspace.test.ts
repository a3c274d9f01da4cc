import { expect, it } from 'vitest';
import { nextTry } from '@/app/admin/content/entries';
import { PAGE_SIZE, pageOf } from '@/app/admin/parts';

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
