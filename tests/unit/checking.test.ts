import { expect, it } from 'vitest';
import { mayBeChecking, recentOf } from '@/lib/domain/statistics';

const now = Date.UTC(2026, 0, 1, 3);
const minutesAgo = (...minutes: number[]) => minutes.map((minute) => now - minute * 60_000);

it('asks after the seventh flip within an hour, not after the sixth', () => {
  expect(mayBeChecking(minutesAgo(0, 5, 10, 20, 30, 59), now)).toBe(false);
  expect(mayBeChecking(minutesAgo(0, 5, 10, 20, 30, 40, 59), now)).toBe(true);
});

it('drops times that are an hour old or in the future', () => {
  expect(mayBeChecking(minutesAgo(0, 5, 10, 20, 30, 40, 60), now)).toBe(false);
  expect(recentOf(minutesAgo(-5, 3, 61), now)).toEqual(minutesAgo(3));
});
