import { expect, it, vi } from 'vitest';
import { FlipClock } from '@/app/flip-method-app/flip/clock';
import * as flip from '@/lib/domain/flip';
import { sessionOf } from '@/lib/domain/outbox';
import { isOwnTechniques, offeredTechniques, offersStrain } from '@/lib/domain/own-techniques';
import { fc } from '../../support/random';

const { completionSeconds, counterOf, deadlineOf, durationOf, flipSteps, fractionOf, idle } = flip;
const { isQuestionOpen, isReadyForNext, isSettled, nextMomentOf, paces, progressOf, questionDelay } = flip;
const { reduceFlip, secondsOf, settleDelay, stepDuration, techniqueIds } = flip;
const play = (...events: flip.FlipEvent[]) => events.reduce(reduceFlip, idle as flip.FlipState);
const start = { kind: 'start', at: 1_000, emergency: false, pace: 'four' } as const;
const time = (at: number): flip.FlipEvent => ({ kind: 'time', at });
const no = (at: number): flip.FlipEvent => ({ kind: 'answer', at, actionNeeded: false });
const ice = (at: number): flip.FlipEvent => ({ kind: 'choose', at, technique: 'cold-water' });
const next = (at: number): flip.FlipEvent => ({ kind: 'next', at });
const hold = (at: number): flip.FlipEvent => ({ kind: 'pause', at });
const asking = play(start, time(5_000));
const choosing = reduceFlip(asking, no(6_500));
const doing = reduceFlip(choosing, ice(60_000));
const complete = play(start, time(5_000), no(7_200), ice(9_000), time(13_000), time(17_400));
const held = play(start, hold(2_500));
const byHand = play({ ...start, pace: 'by-hand' });

it.each<[string, flip.FlipState, flip.FlipEvent[], object]>([
  ['starts at notice', idle, [start], { step: 'notice', emergency: false }],
  ['stays at notice for four seconds', idle, [start, time(4_999)], { step: 'notice' }],
  ['goes to assess after exactly four seconds', idle, [start, time(5_000)], { step: 'assess' }],
  ['ignores an answer before the question', asking, [no(5_999)], { step: 'assess' }],
  ['takes an answer after one second', asking, [no(6_000)], { step: 'flip', actionNeeded: false }],
  ['does a technique for four seconds', doing, [time(63_999)], { step: 'flip' }],
  ['thanks after exactly four seconds', doing, [time(64_000)], { step: 'thank' }],
  ['waits for the person at the by-hand pace', byHand, [time(90_000)], { step: 'notice' }],
  ['goes on by hand', byHand, [next(5_000)], { step: 'assess' }],
  ['that is paused stays unchanged for any length of time', held, [time(90_000)], { step: 'notice' }],
  ['ignores answers while paused', asking, [hold(6_500), no(7_000)], { step: 'assess' }],
  ['past its end is paused at the next', idle, [start, hold(5_100)], { step: 'assess', pausedAt: 5_100 }],
  ['that is complete cannot be paused', complete, [hold(18_000)], { step: 'complete', pausedAt: null }],
])('a flip %s', (_, from, events, expected) => {
  expect(events.reduce(reduceFlip, from)).toMatchObject(expected);
});

it('a flip counts whole seconds, each a quarter of the progress bar, or an eighth at the slow pace', () => {
  const state = play(start);
  const counted = [1_000, 1_999, 2_000, 3_500, 4_999, 5_000].map((at) => counterOf(state, at));
  expect(counted).toEqual([0, 0, 1, 2, 3, 4]);
  expect([1_000, 3_500].map((at) => progressOf(state, at))).toEqual([0, 50]);
  expect(fractionOf(state, 3_000)).toBe(0.5);
  const slow = play({ ...start, pace: 'eight' });
  expect([deadlineOf(slow), progressOf(slow, 5_000)]).toEqual([9_000, 50]);
});

it('a flip asks after one second, without a deadline, then waits for a technique, which is settled, and takes four', () => {
  expect([5_999, 6_000].map((at) => isQuestionOpen(asking, at))).toEqual([false, true]);
  expect([deadlineOf(asking), counterOf(asking, 9_999_999)]).toEqual([null, 4]);
  expect(counterOf(choosing, 60_000)).toBe(0);
  expect([6_500, 60_000].map((at) => nextMomentOf(choosing, at))).toEqual([6_500 + settleDelay, null]);
  expect(deadlineOf(doing)).toBe(64_000);
  expect([-1, 0].map((by) => isSettled(choosing, 6_500 + settleDelay + by))).toEqual([false, true]);
  expect([isSettled(play(start), 9_000), isReadyForNext(byHand, 5_000)]).toEqual([false, true]);
});

it('a flip completes four seconds after thank began, without the time a device slept, and stores the result', () => {
  expect(complete.step === 'complete' && sessionOf(complete, 'an-id', '2026-03-29')).toEqual({
    ...{ id: 'an-id', session_date: '2026-03-29', flip_step_reached: 'complete', was_emergency_mode: false },
    ...{ action_needed: false, flip_technique: 'cold-water', completion_time_seconds: 16 },
  });
  const slept = play(start, time(5_000), no(6_000), ice(7_000), time(11_000), time(30_000_000));
  expect(slept.step === 'complete' && sessionOf(slept, 'i', 'd').completion_time_seconds).toBe(14);
});

it('a flip can restart, resets on leaving, and counts no further while it is paused, to resume with a full step', () => {
  expect(reduceFlip(complete, { ...start, at: 20_000, emergency: true })).toEqual({
    ...{ step: 'notice', at: 20_000, startedAt: 20_000, stepAt: 20_000, emergency: true },
    ...{ pace: 'four', pausedAt: null },
  });
  for (const left of [asking, held]) expect(reduceFlip(left, { kind: 'leave' })).toEqual(idle);
  expect([counterOf(held, 90_000), fractionOf(held, 90_000)]).toEqual([1, 0.375]);
  expect([deadlineOf(held), nextMomentOf(held, 90_000)]).toEqual([null, null]);
  const resumed = reduceFlip(held, { kind: 'resume', at: 60_000 });
  expect(deadlineOf(resumed)).toBe(60_000 + stepDuration - 1_500);
  expect([62_499, 62_500].map((at) => reduceFlip(resumed, time(at)).step)).toEqual(['notice', 'assess']);
});

it('techniques of one’s own are two at most, of one line each, and take the place of others, whose ids are stored', () => {
  expect(offeredTechniques({ 'cold-water': '', 'jumping-jacks': 'Walk to the window' })).toEqual(
    techniqueIds.filter((id) => id !== 'cold-water'),
  );
  expect(offeredTechniques(Object.fromEntries(techniqueIds.map((id) => [id, ' '])))).toEqual(techniqueIds);
  // They need the caution while ice or jumping jacks are offered.
  const none = Object.fromEntries(techniqueIds.map((id) => [id, '']));
  for (const own of [{}, { 'cold-water': '' }, none]) expect(offersStrain(own)).toBe(true);
  expect(offersStrain({ 'cold-water': '', 'jumping-jacks': 'Walk to the window' })).toBe(false);
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
const kind = fc.constant<flip.FlipEvent['kind']>;
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

it('for any events and clock readings no step is skipped, early or late, and what is shown stays in range', () => {
  fc.assert(
    fc.property(scenario, fc.integer({ min: -10_000, max: 1e9 }), (events, later) => {
      let before: flip.FlipState = idle;
      let [clock, monotonic, began, started] = [0, 0, 0, 0];
      for (const [by, event] of events) {
        clock += by;
        const happened = { ...event, at: clock } as flip.FlipEvent;
        // Before a flip starts, any time is valid.
        monotonic = before.step === 'idle' ? clock : Math.max(monotonic, clock);
        const after = reduceFlip(before, happened);
        if (happened.kind === 'start' && after !== before && after.step === 'notice') started = monotonic;
        // Only the first choice counts, and starts the four seconds.
        const isChoosing = before.step === 'flip' && before.technique === null;
        if (happened.kind === 'choose' && isChoosing) began = monotonic;
        if (before.step !== after.step) {
          if (after.step === 'idle') expect(happened.kind).toBe('leave');
          else if (after.step === 'notice') expect(happened.kind).toBe('start');
          else if (before.step === 'idle') expect(after.step).toBe('idle');
          else {
            expect(flipSteps.indexOf(after.step)).toBe(flipSteps.indexOf(before.step) + 1);
            const least = before.step === 'assess' ? questionDelay : durationOf(before);
            expect(monotonic - began).toBeGreaterThanOrEqual(least - 1e-6);
          }
          began = monotonic;
        }
        for (const due of [deadlineOf(after), nextMomentOf(after, monotonic)])
          if (due !== null) expect(due).toBeGreaterThan(monotonic - 1e-6);
        for (const now of [monotonic, monotonic + later]) {
          const share = counterOf(after, now) / secondsOf(after);
          expect(progressOf(after, now)).toBe(share * 100);
          for (const each of [share, fractionOf(after, now)])
            expect([each >= 0, each <= 1], `${each}`).toEqual([true, true]);
        }
        if (after.step === 'complete') {
          const seconds = completionSeconds(after);
          expect(Number.isInteger(seconds)).toBe(true);
          expect(seconds).toBeGreaterThanOrEqual((3 * durationOf(after) + questionDelay) / 1_000);
          expect(seconds * 1_000).toBeLessThanOrEqual(monotonic - started + 1e-6);
        }
        before = after;
      }
    }),
    { numRuns: 3_000 },
  );
}, 30_000);

it('a person who takes every action always completes', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(fc.constantFrom(...paces), waits, (pace, small) => {
      let at = 0;
      let state: flip.FlipState = play({ ...start, at, pace });
      // Eight long waits are enough for every step.
      for (const by of [...small, ...Array<number>(8).fill(8_500)]) {
        at += by;
        state = [time(at), no(at), ice(at), next(at)].reduce(reduceFlip, state);
      }
      expect(state.step).toBe('complete');
    }),
  );
});

/** Starts a flip 500 ms after page load, with or without a tap at `tap`. */
function startBy(tap?: number) {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', { event: tap === undefined ? undefined : { timeStamp: tap } });
  const clock = new FlipClock();
  vi.advanceTimersByTime(500);
  clock.send({ kind: 'start', emergency: false, pace: 'four' });
  return () => clock.moment.get().state;
}

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
