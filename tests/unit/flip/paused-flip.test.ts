import { expect, it } from 'vitest';
import {
  counterOf,
  deadlineOf,
  type FlipEvent,
  type FlipState,
  fractionOf,
  idle,
  isSettled,
  nextMomentOf,
  reduceFlip,
  settleDelay,
  stepDuration,
} from '@/lib/domain/flip';

const play = (...events: FlipEvent[]) => events.reduce(reduceFlip, idle as FlipState);
const start = { kind: 'start', at: 0, emergency: false, pace: 'four' } as const;
const hold = (at: number): FlipEvent => ({ kind: 'pause', at });
const resume = (at: number): FlipEvent => ({ kind: 'resume', at });
const time = (at: number): FlipEvent => ({ kind: 'time', at });

it('a paused flip stays unchanged for any length of time', () => {
  const held = play(start, hold(1_500), time(90_000));
  expect(held.step).toBe('notice');
  expect(counterOf(held, 90_000)).toBe(1);
  expect(fractionOf(held, 90_000)).toBe(0.375);
  expect(deadlineOf(held)).toBeNull();
  expect(nextMomentOf(held, 90_000)).toBeNull();
});

it('resumes where it was paused, with a full-length step', () => {
  const resumed = play(start, hold(1_500), resume(60_000));
  expect(deadlineOf(resumed)).toBe(60_000 + stepDuration - 1_500);
  expect(reduceFlip(resumed, time(62_499)).step).toBe('notice');
  expect(reduceFlip(resumed, time(62_500)).step).toBe('assess');
});

it('ignores answers while paused', () => {
  const held = play(start, time(4_000), hold(5_500), { kind: 'answer', at: 6_000, actionNeeded: true });
  expect(held.step).toBe('assess');
  expect(play(start, hold(1_000), { kind: 'leave' })).toEqual(idle);
});

it('a step past its deadline ends before the pause, and a completed flip cannot be paused', () => {
  expect(play(start, hold(4_100))).toMatchObject({ step: 'assess', pausedAt: 4_100 });
  const done = play(
    start,
    time(4_000),
    { kind: 'answer', at: 5_000, actionNeeded: false },
    { kind: 'choose', at: 6_000, technique: 'plan-dinner' },
    time(10_000),
    time(14_000),
  );
  expect(reduceFlip(done, hold(15_000))).toMatchObject({ step: 'complete', pausedAt: null });
});

it('ignores taps on a technique right after the step begins', () => {
  const choosing = play(start, time(4_000), { kind: 'answer', at: 5_000, actionNeeded: false });
  expect(isSettled(choosing, 5_000 + settleDelay - 1)).toBe(false);
  expect(isSettled(choosing, 5_000 + settleDelay)).toBe(true);
  expect(isSettled(play(start), 9_000)).toBe(false);
});
