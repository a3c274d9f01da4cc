import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FlipClock } from '@/app/flip-method-app/flip/clock';
import { stepDuration } from '@/lib/domain/flip';

/** Starts a flip 500 ms after page load, with or without a tap at `tap`. */
function startBy(tap?: number) {
  vi.stubGlobal('window', { event: tap === undefined ? undefined : { timeStamp: tap } });
  const clock = new FlipClock();
  vi.advanceTimersByTime(500);
  clock.send({ kind: 'start', emergency: false, pace: 'four' });
  return () => clock.moment.get().state;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a flip is timed from the tap, not from when the page handled it', () => {
  expect(startBy(480)()).toMatchObject({ startedAt: 480 });
});

it('a long delay after the tap is capped, so that the first step is hardly shortened', () => {
  expect(startBy(100)()).toMatchObject({ startedAt: 400 });
});

it.each([2_500, 1.7e12, Number.NaN, 0])('a tap that is stamped %d counts from now', (stamp) => {
  expect(startBy(stamp)()).toMatchObject({ startedAt: 500 });
});

it('without a tap, a flip is timed from now', () => {
  expect(startBy()()).toMatchObject({ startedAt: 500 });
});

it('a step is rendered slightly early, but lasts four seconds from its deadline', () => {
  const state = startBy();
  vi.advanceTimersByTime(stepDuration - 5);
  expect(state()).toMatchObject({ step: 'notice' });
  vi.advanceTimersByTime(1);
  expect(state()).toMatchObject({ step: 'assess', stepAt: 500 + stepDuration });
});
