import { expect, it } from 'vitest';
import { nextTry } from '@/app/admin/content/entries';

it('a helpline is due for a test call twice a year, and at once if never tested', () => {
  expect(nextTry('due', '2026-11-22')).toBeNull();
  expect(nextTry('2026-11-22', '2026-11-22')).toBe('2027-05-23');
  expect(nextTry('2026-05-24', '2026-11-22')).toBeNull();
  expect(nextTry('2026-05-25', '2026-11-22')).toBe('2026-11-23');
});
