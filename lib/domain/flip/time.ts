import {
  type CompletedFlip,
  durationOf,
  type FlipMoment,
  type FlipState,
  flipSteps,
  questionDelay,
  type RunningFlip,
  settleDelay,
  stepDuration,
  tick,
} from './state';

/** @returns whether this step has a running timer; false while choosing a technique and at the end */
export function isTimed(state: FlipState): boolean {
  return state.step === 'flip'
    ? state.technique !== null
    : state.step !== 'idle' && state.step !== 'complete';
}

/** @returns milliseconds since the step began, capped at its duration */
export function elapsedIn(state: FlipState, now: number): number {
  if (state.step === 'idle' || !isTimed(state)) return 0;
  return Math.min(timeIn(state, now), durationOf(state));
}

/** Milliseconds since the step began, uncapped; stops while the flip is paused. */
function timeIn(state: RunningFlip, now: number): number {
  return (state.pausedAt ?? Math.max(now, state.at)) - state.stepAt;
}

/** @returns the visible count: whole seconds, capped at the step's duration */
export function counterOf(state: FlipState, now: number): number {
  return Math.floor(elapsedIn(state, now) / tick);
}

/** @returns the duration of a timed step in whole seconds, the n of "counter/n seconds" */
export function secondsOf(state: FlipState): number {
  return (state.step === 'idle' ? stepDuration : durationOf(state)) / tick;
}

/** @returns the progress bar's value in percent, in whole seconds */
export function progressOf(state: FlipState, now: number): number {
  return (counterOf(state, now) / secondsOf(state)) * 100;
}

/** @returns the fill of the ring, 0 to 1, continuous */
export function fractionOf(state: FlipState, now: number): number {
  return state.step === 'idle' ? 0 : elapsedIn(state, now) / durationOf(state);
}

/** @returns whether the question "Can I take action RIGHT NOW?" is visible */
export function isQuestionOpen(state: FlipState, now: number): boolean {
  return state.step === 'assess' && elapsedIn(state, now) >= questionDelay;
}

/** @returns whether a technique can be chosen */
export function isSettled(state: FlipState, now: number): boolean {
  return isChoosing(state) && timeIn(state, now) >= settleDelay;
}

function isChoosing(state: FlipState): state is Extract<FlipState, { step: 'flip' }> {
  return state.step === 'flip' && state.technique === null;
}

/** @returns whether the `by-hand` pace allows going on */
export function isReadyForNext(state: FlipState, now: number): boolean {
  if (state.step === 'idle' || state.step === 'assess' || state.pace !== 'by-hand') return false;
  return isTimed(state) && elapsedIn(state, now) >= durationOf(state);
}

/** @returns when this step ends by itself, or null if it waits for the person */
export function deadlineOf(state: FlipState): number | null {
  if (state.step === 'idle' || state.step === 'assess') return null;
  if (!isTimed(state) || state.pace === 'by-hand' || state.pausedAt !== null) return null;
  return state.stepAt + durationOf(state);
}

/** @returns when the screen changes next, or null if it will not */
export function nextMomentOf(state: FlipState, now: number): number | null {
  if (state.step === 'idle' || state.pausedAt !== null) return null;
  if (isChoosing(state)) return isSettled(state, now) ? null : state.stepAt + settleDelay;
  if (!isTimed(state)) return null;
  const end = durationOf(state);
  const elapsed = elapsedIn(state, now);
  return elapsed >= end ? deadlineOf(state) : state.stepAt + (Math.floor(elapsed / tick) + 1) * tick;
}

/** @returns the duration of the flip in whole seconds, as stored */
export function completionSeconds(flip: CompletedFlip): number {
  return Math.floor((flip.stepAt - flip.startedAt) / 1_000);
}

/** A sound or vibration for people who flip with closed eyes. */
export type Cue =
  /** A step begins; steps are numbered from 1. */
  | { kind: 'step'; number: number }
  /** The question appears, or a technique has been chosen. */
  | { kind: 'turn' }
  | { kind: 'second' }
  | { kind: 'complete' };

/** @returns the single cue for the change between two moments, or null */
export function cueBetween(before: FlipMoment, after: FlipMoment): Cue | null {
  const { step } = after.state;
  if (step === 'idle') return null;
  if (step !== before.state.step) {
    return step === 'complete' ? { kind: 'complete' } : { kind: 'step', number: flipSteps.indexOf(step) + 1 };
  }
  if (isChosen(after.state) && !isChosen(before.state)) return { kind: 'turn' };
  if (isQuestionOpen(after.state, after.now) && !isQuestionOpen(before.state, before.now))
    return { kind: 'turn' };
  return counterOf(after.state, after.now) > counterOf(before.state, before.now) ? { kind: 'second' } : null;
}

function isChosen(state: FlipState): boolean {
  return state.step === 'flip' && state.technique !== null;
}
