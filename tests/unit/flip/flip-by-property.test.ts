import { describe, expect, it } from 'vitest';
import {
  completionSeconds,
  counterOf,
  deadlineOf,
  durationOf,
  flipSteps,
  fractionOf,
  idle,
  nextMomentOf,
  paces,
  progressOf,
  questionDelay,
  reduceFlip,
  secondsOf,
} from '@/lib/domain/flip';
import { fc } from '../../support/random';
import { replay, scenario } from './random-flips';

describe('for any sequence of events and clock readings', { timeout: 30_000 }, () => {
  it('a flip only advances by one step, is left, or restarts', () => {
    fc.assert(
      fc.property(scenario, (events) =>
        replay(events, (before, after, happened) => {
          if (before.step === after.step) return;
          if (after.step === 'idle') return expect(happened.kind).toBe('leave');
          if (after.step === 'notice') return expect(happened.kind).toBe('start');
          expect(before.step).not.toBe('idle');
          if (before.step === 'idle') return;
          expect(flipSteps.indexOf(after.step)).toBe(flipSteps.indexOf(before.step) + 1);
        }),
      ),
      { numRuns: 1_500 },
    );
  });

  it('no step ends early', () => {
    fc.assert(
      fc.property(scenario, (events) => {
        let began = 0;
        replay(events, (before, after, happened, monotonic) => {
          // Only the first choice counts, and starts the four seconds.
          if (happened.kind === 'choose' && before.step === 'flip' && before.technique === null)
            began = monotonic;
          if (before.step === after.step) return;
          if (before.step !== 'idle' && after.step !== 'idle' && after.step !== 'notice') {
            const least = before.step === 'assess' ? questionDelay : durationOf(before);
            expect(monotonic - began).toBeGreaterThanOrEqual(least - 1e-6);
          }
          began = monotonic;
        });
      }),
      { numRuns: 1_500 },
    );
  });

  it('no step outlives its deadline once the clock is read', () => {
    fc.assert(
      fc.property(scenario, (events) =>
        replay(events, (_before, after, _event, monotonic) => {
          const deadline = deadlineOf(after);
          if (deadline !== null) expect(deadline).toBeGreaterThan(monotonic - 1e-6);
        }),
      ),
      { numRuns: 1_500 },
    );
  });

  it('displayed values stay in range, and the next change is in the future', () => {
    fc.assert(
      fc.property(scenario, fc.integer({ min: -10_000, max: 1e9 }), (events, later) =>
        replay(events, (_before, after, _event, monotonic) => {
          for (const now of [monotonic, monotonic + later]) {
            expect(counterOf(after, now)).toBeGreaterThanOrEqual(0);
            expect(counterOf(after, now)).toBeLessThanOrEqual(secondsOf(after));
            expect(progressOf(after, now)).toBe((counterOf(after, now) / secondsOf(after)) * 100);
            expect(fractionOf(after, now)).toBeGreaterThanOrEqual(0);
            expect(fractionOf(after, now)).toBeLessThanOrEqual(1);
          }
          const next = nextMomentOf(after, monotonic);
          if (next !== null) expect(next).toBeGreaterThan(monotonic - 1e-6);
        }),
      ),
      { numRuns: 1_000 },
    );
  });

  it('a completed flip lasted at least three timed steps and one second, in whole seconds', () => {
    fc.assert(
      fc.property(scenario, (events) => {
        let started = 0;
        replay(events, (before, after, happened, monotonic) => {
          if (happened.kind === 'start' && after !== before && after.step === 'notice') started = monotonic;
          if (after.step !== 'complete') return;
          const seconds = completionSeconds(after);
          const timed = 3 * durationOf(after);
          expect(Number.isInteger(seconds)).toBe(true);
          expect(seconds).toBeGreaterThanOrEqual((timed + questionDelay) / 1_000);
          expect(seconds * 1_000).toBeLessThanOrEqual(monotonic - started + 1e-6);
        });
      }),
      { numRuns: 1_500 },
    );
  });

  it('a person who takes every action always completes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paces),
        fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 40, maxLength: 40 }),
        fc.array(fc.integer({ min: 8_000, max: 9_000 }), { minLength: 8, maxLength: 8 }),
        (pace, small, large) => {
          let at = 0;
          let state = reduceFlip(idle, { kind: 'start', at, emergency: true, pace });
          for (const by of [...small, ...large]) {
            at += by;
            for (const next of [
              { kind: 'time', at },
              { kind: 'answer', at, actionNeeded: true },
              { kind: 'choose', at, technique: 'count-objects' },
              { kind: 'next', at },
            ] as const)
              state = reduceFlip(state, next);
          }
          expect(state.step).toBe('complete');
        },
      ),
    );
  });
});
