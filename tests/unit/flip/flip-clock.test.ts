import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FlipClock } from '@/app/flip-method-app/clock/flip-clock';
import { stepDuration } from '@/lib/domain/flip/steps';

/** Starts a flip half a second after the page was opened, by a tap of that time or by none. */
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

it('a flip counts from the tap, and not from when the page had time for it', () => {
  expect(startBy(480)()).toMatchObject({ startedAt: 480 });
});

it('but a page that was busy for long shows the first step nearly as long as any other', () => {
  expect(startBy(100)()).toMatchObject({ startedAt: 400 });
});

it('without a tap it counts from now', () => {
  expect(startBy()()).toMatchObject({ startedAt: 500 });
});

it('a step is begun a moment ahead, to be drawn in time, and lasts its four seconds from its own moment', () => {
  const state = startBy();
  vi.advanceTimersByTime(stepDuration - 5);
  expect(state()).toMatchObject({ step: 'notice' });
  vi.advanceTimersByTime(1);
  expect(state()).toMatchObject({ step: 'assess', stepAt: 500 + stepDuration });
});
