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
  isQuestionOpen,
  isReadyForNext,
  isSettled,
  nextMomentOf,
  paces,
  progressOf,
  questionDelay,
  reduceFlip,
  secondsOf,
  settleDelay,
  stepDuration,
  techniqueIds,
} from '@/lib/domain/flip';
import { sessionOf } from '@/lib/domain/outbox';
import { isOwnTechniques, offeredTechniques, offersStrain } from '@/lib/domain/own-techniques';
import { fc } from '../../support/random';

const play = (...events: FlipEvent[]) => events.reduce(reduceFlip, idle as FlipState);
const start = { kind: 'start', at: 1_000, emergency: false, pace: 'four' } as const;
const time = (at: number): FlipEvent => ({ kind: 'time', at });
const no = (at: number): FlipEvent => ({ kind: 'answer', at, actionNeeded: false });
const ice = (at: number): FlipEvent => ({ kind: 'choose', at, technique: 'cold-water' });
const next = (at: number): FlipEvent => ({ kind: 'next', at });
const hold = (at: number): FlipEvent => ({ kind: 'pause', at });
const asking = play(start, time(5_000));
const choosing = reduceFlip(asking, no(6_500));
const doing = reduceFlip(choosing, ice(60_000));
const complete = play(start, time(5_000), no(7_200), ice(9_000), time(13_000), time(17_400));
const held = play(start, hold(2_500));
const byHand = play({ ...start, pace: 'by-hand' });

it.each<[string, FlipState, FlipEvent[], object]>([
  ['starts at notice', idle, [start], { step: 'notice', emergency: false }],
  ['stays at notice for four seconds', idle, [start, time(4_999)], { step: 'notice' }],
  ['goes to assess after exactly four seconds', idle, [start, time(5_000)], { step: 'assess' }],
  ['waits for the answer indefinitely', asking, [time(9_999_999)], { step: 'assess' }],
  ['ignores an answer before the question', asking, [no(5_999)], { step: 'assess' }],
  ['takes an answer after one second', asking, [no(6_000)], { step: 'flip', actionNeeded: false }],
  ['does a technique for four seconds', doing, [time(63_999)], { step: 'flip' }],
  ['thanks after exactly four seconds', doing, [time(64_000)], { step: 'thank' }],
  ['waits for the person at the by-hand pace', byHand, [time(90_000)], { step: 'notice' }],
  ['takes at least four seconds by hand', byHand, [next(4_999)], { step: 'notice' }],
  ['goes on by hand', byHand, [next(5_000)], { step: 'assess' }],
  ['that is paused stays unchanged for any length of time', held, [time(90_000)], { step: 'notice' }],
  ['ignores answers while paused', asking, [hold(6_500), no(7_000)], { step: 'assess' }],
  [
    'past its deadline goes on before it is paused',
    idle,
    [start, hold(5_100)],
    { step: 'assess', pausedAt: 5_100 },
  ],
  ['that is complete cannot be paused', complete, [hold(18_000)], { step: 'complete', pausedAt: null }],
])('a flip %s', (_, from, events, expected) => {
  expect(events.reduce(reduceFlip, from)).toMatchObject(expected);
});

describe('a flip', () => {
  it('counts whole seconds, each a quarter of the progress bar', () => {
    const state = play(start);
    const counted = [1_000, 1_999, 2_000, 3_500, 4_999, 5_000].map((at) => counterOf(state, at));
    expect(counted).toEqual([0, 0, 1, 2, 3, 4]);
    expect([1_000, 3_500].map((at) => progressOf(state, at))).toEqual([0, 50]);
    expect(fractionOf(state, 3_000)).toBe(0.5);
  });

  it('asks the question after one second, without a deadline', () => {
    expect([5_999, 6_000].map((at) => isQuestionOpen(asking, at))).toEqual([false, true]);
    expect(deadlineOf(asking)).toBeNull();
    expect(counterOf(asking, 9_999_999)).toBe(4);
  });

  it('waits for a technique, ignores taps right after the step begins, then takes four seconds', () => {
    expect(counterOf(choosing, 60_000)).toBe(0);
    expect([6_500, 60_000].map((at) => nextMomentOf(choosing, at))).toEqual([6_500 + settleDelay, null]);
    expect(deadlineOf(doing)).toBe(64_000);
    expect([-1, 0].map((by) => isSettled(choosing, 6_500 + settleDelay + by))).toEqual([false, true]);
    expect(isSettled(play(start), 9_000)).toBe(false);
  });

  it('completes four seconds after thank began, and stores the result', () => {
    expect(complete.step === 'complete' && sessionOf(complete, 'an-id', '2026-03-29')).toEqual({
      id: 'an-id',
      flip_step_reached: 'complete',
      action_needed: false,
      flip_technique: 'cold-water',
      completion_time_seconds: 16,
      was_emergency_mode: false,
      session_date: '2026-03-29',
    });
  });

  it('does not count the time a device slept in the last step', () => {
    const done = play(start, time(5_000), no(6_000), ice(7_000), time(11_000), time(30_000_000));
    expect(done.step === 'complete' && sessionOf(done, 'i', 'd').completion_time_seconds).toBe(14);
  });

  it('takes eight seconds per step at the slow pace, and is ready for the person by hand after four', () => {
    const slow = play({ ...start, pace: 'eight' });
    expect([deadlineOf(slow), progressOf(slow, 5_000)]).toEqual([9_000, 50]);
    expect(isReadyForNext(byHand, 5_000)).toBe(true);
  });

  it('can restart once complete, and resets on leaving', () => {
    expect(reduceFlip(complete, { ...start, at: 20_000, emergency: true })).toEqual({
      step: 'notice',
      at: 20_000,
      startedAt: 20_000,
      stepAt: 20_000,
      emergency: true,
      pace: 'four',
      pausedAt: null,
    });
    for (const left of [asking, held]) expect(reduceFlip(left, { kind: 'leave' })).toEqual(idle);
  });

  it('that is paused counts no further, and resumes with a full-length step', () => {
    expect([counterOf(held, 90_000), fractionOf(held, 90_000)]).toEqual([1, 0.375]);
    expect([deadlineOf(held), nextMomentOf(held, 90_000)]).toEqual([null, null]);
    const resumed = reduceFlip(held, { kind: 'resume', at: 60_000 });
    expect(deadlineOf(resumed)).toBe(60_000 + stepDuration - 1_500);
    expect([62_499, 62_500].map((at) => reduceFlip(resumed, time(at)).step)).toEqual(['notice', 'assess']);
  });
});

it('techniques of one’s own take the place of others, whose ids are stored; hidden ones are not offered', () => {
  expect(offeredTechniques({ 'cold-water': '', 'jumping-jacks': 'Walk to the window' })).toEqual(
    techniqueIds.filter((id) => id !== 'cold-water'),
  );
  expect(offeredTechniques(Object.fromEntries(techniqueIds.map((id) => [id, ' '])))).toEqual(techniqueIds);
});

it('techniques of one’s own need the caution only while ice or jumping jacks are offered', () => {
  const none = Object.fromEntries(techniqueIds.map((id) => [id, '']));
  for (const own of [{}, { 'cold-water': '' }, none]) expect(offersStrain(own)).toBe(true);
  expect(offersStrain({ 'cold-water': '', 'jumping-jacks': 'Walk to the window' })).toBe(false);
});

it('techniques of one’s own are two at most, of one line each', () => {
  expect(isOwnTechniques({ 'cold-water': 'a', 'times-table': 'b', 'plan-dinner': '' })).toBe(true);
  const three = { 'cold-water': 'a', 'times-table': 'b', 'plan-dinner': 'c' };
  const long = { 'cold-water': 'a'.repeat(41) };
  for (const value of [null, [], 'text', { ice: '' }, { 'cold-water': 4 }, long, three])
    expect(isOwnTechniques(value)).toBe(false);
});

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
