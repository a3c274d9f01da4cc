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

it.each([
  ['from the tap, not from when the page handled it', 480, 480],
  ['from 100 ms ago at most, so that the first step is hardly shortened', 100, 400],
  ...[2_500, 1.7e12, Number.NaN, 0, undefined].map((tap) => ['from now', tap, 500] as const),
] as const)('a flip is timed %s: %s', (_, tap, startedAt) => {
  expect(startBy(tap)()).toMatchObject({ startedAt });
});

it('a step is rendered slightly early, but lasts four seconds from its deadline', () => {
  const state = startBy();
  vi.advanceTimersByTime(stepDuration - 5);
  expect(state()).toMatchObject({ step: 'notice' });
  vi.advanceTimersByTime(1);
  expect(state()).toMatchObject({ step: 'assess', stepAt: 500 + stepDuration });
});
