import { describe, expect, it } from 'vitest';
import {
  completionSeconds,
  counterOf,
  deadlineOf,
  durationOf,
  type FlipEvent,
  type FlipState,
  flipSteps,
  fractionOf,
  idle,
  nextMomentOf,
  paces,
  progressOf,
  questionDelay,
  reduceFlip,
  secondsOf,
  techniqueIds,
} from '@/lib/domain/flip';
import { fc } from '../../support/random';

/** Clock steps: small, hours ahead, or backwards. */
const leap = fc.oneof(
  fc.integer({ min: 0, max: 1_200 }),
  fc.integer({ min: -5_000, max: 40_000_000 }),
  fc.double({ min: 0, max: 5_000, noNaN: true }),
);
const kind = fc.constant<FlipEvent['kind']>;
const weighted = (weight: number, arbitrary: fc.Arbitrary<object>) => ({ weight, arbitrary });
const event = fc.oneof(
  weighted(30, fc.record({ kind: kind('time') })),
  weighted(15, fc.record({ kind: kind('answer'), actionNeeded: fc.boolean() })),
  weighted(15, fc.record({ kind: kind('choose'), technique: fc.constantFrom(...techniqueIds) })),
  weighted(15, fc.record({ kind: kind('next') })),
  weighted(5, fc.record({ kind: kind('start'), emergency: fc.boolean(), pace: fc.constantFrom(...paces) })),
  weighted(6, fc.record({ kind: fc.constantFrom('pause', 'resume') })),
  weighted(1, fc.record({ kind: kind('leave') })),
);
/** Events, and by how much the clock differs from the event before. */
const scenario = fc.array(fc.tuple(leap, event), { minLength: 1, maxLength: 60 });

type Look = (before: FlipState, after: FlipState, event: FlipEvent, monotonic: number) => void;

/** Applies any events, and passes each transition to what `begin` gives, with a monotonic clock. */
function holds(title: string, begin: (later: number) => Look) {
  it(title, () => {
    fc.assert(
      fc.property(scenario, fc.integer({ min: -10_000, max: 1e9 }), (events, later) => {
        const look = begin(later);
        let state = idle;
        let clock = 0;
        let monotonic = 0;
        for (const [by, event] of events) {
          clock += by;
          const happened = { ...event, at: clock } as FlipEvent;
          // Before a flip starts, any time is valid.
          monotonic = state.step === 'idle' ? clock : Math.max(monotonic, clock);
          const after = reduceFlip(state, happened);
          look(state, after, happened, monotonic);
          state = after;
        }
      }),
      { numRuns: 1_500 },
    );
  });
}

describe('for any sequence of events and clock readings', { timeout: 30_000 }, () => {
  holds('a flip only advances by one step, is left, or restarts', () => (before, after, happened) => {
    if (before.step === after.step) return;
    if (after.step === 'idle') return expect(happened.kind).toBe('leave');
    if (after.step === 'notice') return expect(happened.kind).toBe('start');
    expect(before.step).not.toBe('idle');
    if (before.step === 'idle') return;
    expect(flipSteps.indexOf(after.step)).toBe(flipSteps.indexOf(before.step) + 1);
  });

  holds('no step ends early', () => {
    let began = 0;
    return (before, after, happened, monotonic) => {
      // Only the first choice counts, and starts the four seconds.
      if (happened.kind === 'choose' && before.step === 'flip' && before.technique === null)
        began = monotonic;
      if (before.step === after.step) return;
      if (before.step !== 'idle' && after.step !== 'idle' && after.step !== 'notice') {
        const least = before.step === 'assess' ? questionDelay : durationOf(before);
        expect(monotonic - began).toBeGreaterThanOrEqual(least - 1e-6);
      }
      began = monotonic;
    };
  });

  holds('no step outlives its deadline once the clock is read', () => (_before, after, _event, monotonic) => {
    const deadline = deadlineOf(after);
    if (deadline !== null) expect(deadline).toBeGreaterThan(monotonic - 1e-6);
  });

  holds(
    'displayed values stay in range, and the next change is in the future',
    (later) => (_before, after, _event, monotonic) => {
      for (const now of [monotonic, monotonic + later]) {
        const share = counterOf(after, now) / secondsOf(after);
        expect(progressOf(after, now)).toBe(share * 100);
        for (const each of [share, fractionOf(after, now)]) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(1);
        }
      }
      const next = nextMomentOf(after, monotonic);
      if (next !== null) expect(next).toBeGreaterThan(monotonic - 1e-6);
    },
  );

  holds('a completed flip lasted at least three timed steps and one second, in whole seconds', () => {
    let started = 0;
    return (before, after, happened, monotonic) => {
      if (happened.kind === 'start' && after !== before && after.step === 'notice') started = monotonic;
      if (after.step !== 'complete') return;
      const seconds = completionSeconds(after);
      const timed = 3 * durationOf(after);
      expect(Number.isInteger(seconds)).toBe(true);
      expect(seconds).toBeGreaterThanOrEqual((timed + questionDelay) / 1_000);
      expect(seconds * 1_000).toBeLessThanOrEqual(monotonic - started + 1e-6);
    };
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
