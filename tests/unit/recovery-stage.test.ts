import { expect, it } from 'vitest';
import { recoveryOf } from '@/lib/domain/statistics';

it.each([
  [0, 'mechanical-practice', 0, 10],
  [9, 'mechanical-practice', 90, 1],
  [10, 'growing-confidence', 0, 20],
  [25, 'growing-confidence', 75, 5],
  [29, 'growing-confidence', 95, 1],
  [30, 'natural-integration', 0, null],
  [55, 'natural-integration', 50, null],
  [80, 'natural-integration', 100, null],
  [100_000, 'natural-integration', 100, null],
])('after %i completed flips the stage is %s, %i percent', (completed, stage, percent, left) => {
  expect(recoveryOf(completed)).toEqual({ stage, percent, left });
});
