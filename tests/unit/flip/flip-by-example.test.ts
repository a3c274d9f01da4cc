import { describe, expect, it } from 'vitest';
import {
  counterOf,
  deadlineOf,
  type FlipEvent,
  type FlipState,
  fractionOf,
  idle,
  isQuestionOpen,
  isReadyForNext,
  isSettled,
  nextMomentOf,
  progressOf,
  reduceFlip,
  settleDelay,
  stepDuration,
  techniqueIds,
} from '@/lib/domain/flip';
import { sessionOf } from '@/lib/domain/outbox';
import { isOwnTechniques, offeredTechniques, offersStrain } from '@/lib/domain/own-techniques';

const play = (...events: FlipEvent[]) => events.reduce(reduceFlip, idle as FlipState);
const start = { kind: 'start', at: 1_000, emergency: false, pace: 'four' } as const;
const time = (at: number): FlipEvent => ({ kind: 'time', at });
const no = (at: number): FlipEvent => ({ kind: 'answer', at, actionNeeded: false });
const ice = (at: number): FlipEvent => ({ kind: 'choose', at, technique: 'cold-water' });

describe('a flip', () => {
  it('starts at notice with a count of 0', () => {
    const state = play(start);
    expect(state).toMatchObject({ step: 'notice', emergency: false });
    expect(counterOf(state, 1_000)).toBe(0);
    expect(progressOf(state, 1_000)).toBe(0);
  });

  it('counts whole seconds, each a quarter of the progress bar', () => {
    const state = play(start);
    expect([1_000, 1_999, 2_000, 3_500, 4_999, 5_000].map((at) => counterOf(state, at))).toEqual([
      0, 0, 1, 2, 3, 4,
    ]);
    expect(progressOf(state, 3_500)).toBe(50);
    expect(fractionOf(state, 3_000)).toBe(0.5);
  });

  it('goes from notice to assess after exactly four seconds', () => {
    expect(play(start, time(4_999)).step).toBe('notice');
    expect(play(start, time(5_000)).step).toBe('assess');
  });

  it('asks the question after one second, then waits indefinitely', () => {
    const assess = play(start, time(5_000));
    expect(isQuestionOpen(assess, 5_999)).toBe(false);
    expect(isQuestionOpen(assess, 6_000)).toBe(true);
    expect(deadlineOf(assess)).toBeNull();
    expect(reduceFlip(assess, time(9_999_999)).step).toBe('assess');
    expect(counterOf(assess, 9_999_999)).toBe(4);
  });

  it('ignores an answer before the question', () => {
    expect(play(start, time(5_000), no(5_999)).step).toBe('assess');
    expect(play(start, time(5_000), no(6_000))).toMatchObject({ step: 'flip', actionNeeded: false });
  });

  it('waits for a technique, then takes four seconds', () => {
    const choosing = play(start, time(5_000), no(6_500));
    expect(counterOf(choosing, 60_000)).toBe(0);
    expect(nextMomentOf(choosing, 6_500)).toBe(6_500 + settleDelay);
    expect(nextMomentOf(choosing, 60_000)).toBeNull();
    const doing = reduceFlip(choosing, ice(60_000));
    expect(deadlineOf(doing)).toBe(64_000);
    expect(reduceFlip(doing, time(63_999)).step).toBe('flip');
    expect(reduceFlip(doing, time(64_000)).step).toBe('thank');
  });

  it('completes four seconds after thank began, and stores the result', () => {
    const done = play(start, time(5_000), no(7_200), ice(9_000), time(13_000), time(17_400));
    expect(done.step).toBe('complete');
    if (done.step !== 'complete') return;
    expect(sessionOf(done, 'an-id', '2026-03-29')).toEqual({
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

  it('takes eight seconds per step at the slow pace', () => {
    const slow = play({ ...start, pace: 'eight' });
    expect(deadlineOf(slow)).toBe(9_000);
    expect(progressOf(slow, 5_000)).toBe(50);
  });

  it('waits for the person at the by-hand pace, after at least four seconds', () => {
    const byHand = play({ ...start, pace: 'by-hand' });
    expect(reduceFlip(byHand, time(90_000)).step).toBe('notice');
    expect(reduceFlip(byHand, { kind: 'next', at: 4_999 }).step).toBe('notice');
    expect(isReadyForNext(byHand, 5_000)).toBe(true);
    expect(reduceFlip(byHand, { kind: 'next', at: 5_000 }).step).toBe('assess');
  });

  it('can restart once complete, and resets on leaving', () => {
    const done = play(start, time(5_000), no(6_000), ice(7_000), time(11_000), time(15_000));
    expect(reduceFlip(done, { ...start, at: 20_000, emergency: true })).toEqual({
      step: 'notice',
      at: 20_000,
      startedAt: 20_000,
      stepAt: 20_000,
      emergency: true,
      pace: 'four',
      pausedAt: null,
    });
    expect(reduceFlip(play(start, time(5_000)), { kind: 'leave' })).toEqual(idle);
  });
});

describe('techniques of one’s own', () => {
  it('take the place of others, whose ids are stored; hidden ones are not offered', () => {
    expect(offeredTechniques({ 'cold-water': '', 'jumping-jacks': 'Walk to the window' })).toEqual(
      techniqueIds.filter((id) => id !== 'cold-water'),
    );
    expect(offeredTechniques(Object.fromEntries(techniqueIds.map((id) => [id, ' '])))).toEqual(techniqueIds);
  });

  it('need the caution only while ice or jumping jacks are offered', () => {
    const none = Object.fromEntries(techniqueIds.map((id) => [id, '']));
    for (const own of [{}, { 'cold-water': '' }, none]) expect(offersStrain(own)).toBe(true);
    expect(offersStrain({ 'cold-water': '', 'jumping-jacks': 'Walk to the window' })).toBe(false);
  });

  it('are two at most, of one line each', () => {
    expect(isOwnTechniques({ 'cold-water': 'a', 'times-table': 'b', 'plan-dinner': '' })).toBe(true);
    for (const value of [
      null,
      [],
      'text',
      { ice: '' },
      { 'cold-water': 4 },
      { 'cold-water': 'a'.repeat(41) },
      { 'cold-water': 'a', 'times-table': 'b', 'plan-dinner': 'c' },
    ])
      expect(isOwnTechniques(value)).toBe(false);
  });
});

describe('a paused flip', () => {
  const begin = { ...start, at: 0 };
  const hold = (at: number): FlipEvent => ({ kind: 'pause', at });
  const resume = (at: number): FlipEvent => ({ kind: 'resume', at });

  it('stays unchanged for any length of time', () => {
    const held = play(begin, hold(1_500), time(90_000));
    expect(held.step).toBe('notice');
    expect(counterOf(held, 90_000)).toBe(1);
    expect(fractionOf(held, 90_000)).toBe(0.375);
    expect(deadlineOf(held)).toBeNull();
    expect(nextMomentOf(held, 90_000)).toBeNull();
  });

  it('resumes where it was paused, with a full-length step', () => {
    const resumed = play(begin, hold(1_500), resume(60_000));
    expect(deadlineOf(resumed)).toBe(60_000 + stepDuration - 1_500);
    expect(reduceFlip(resumed, time(62_499)).step).toBe('notice');
    expect(reduceFlip(resumed, time(62_500)).step).toBe('assess');
  });

  it('ignores answers while paused', () => {
    const held = play(begin, time(4_000), hold(5_500), { kind: 'answer', at: 6_000, actionNeeded: true });
    expect(held.step).toBe('assess');
    expect(play(begin, hold(1_000), { kind: 'leave' })).toEqual(idle);
  });

  it('a step past its deadline ends before the pause, and a completed flip cannot be paused', () => {
    expect(play(begin, hold(4_100))).toMatchObject({ step: 'assess', pausedAt: 4_100 });
    const done = play(
      begin,
      time(4_000),
      { kind: 'answer', at: 5_000, actionNeeded: false },
      { kind: 'choose', at: 6_000, technique: 'plan-dinner' },
      time(10_000),
      time(14_000),
    );
    expect(reduceFlip(done, hold(15_000))).toMatchObject({ step: 'complete', pausedAt: null });
  });

  it('ignores taps on a technique right after the step begins', () => {
    const choosing = play(begin, time(4_000), { kind: 'answer', at: 5_000, actionNeeded: false });
    expect(isSettled(choosing, 5_000 + settleDelay - 1)).toBe(false);
    expect(isSettled(choosing, 5_000 + settleDelay)).toBe(true);
    expect(isSettled(play(start), 9_000)).toBe(false);
  });
});
