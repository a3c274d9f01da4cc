import type { CompletedFlip, FlipState, RunningFlip } from './state';
import { durationOf, questionDelay, settleDelay, stepDuration, tick } from './steps';

/** @returns whether the clock of this step is running: it is not while a technique is chosen, nor at the end */
export function isTimed(state: FlipState): boolean {
  return state.step === 'flip'
    ? state.technique !== null
    : state.step !== 'idle' && state.step !== 'complete';
}

/** @returns milliseconds spent in this step, between 0 and the step's length */
export function elapsedIn(state: FlipState, now: number): number {
  if (state.step === 'idle' || !isTimed(state)) return 0;
  return Math.min(timeIn(state, now), durationOf(state));
}

/** Milliseconds since the step began, without end; a flip that is held stands still. */
function timeIn(state: RunningFlip, now: number): number {
  return (state.heldAt ?? Math.max(now, state.at)) - state.stepAt;
}

/** @returns the count on the screen: whole seconds of this step, at most its length */
export function counterOf(state: FlipState, now: number): number {
  return Math.floor(elapsedIn(state, now) / tick);
}

/** @returns the length of a timed step in whole seconds, the n of "counter/n seconds" */
export function secondsOf(state: FlipState): number {
  return (state.step === 'idle' ? stepDuration : durationOf(state)) / tick;
}

/** @returns the progress bar's value in percent: it moves with the count */
export function progressOf(state: FlipState, now: number): number {
  return (counterOf(state, now) / secondsOf(state)) * 100;
}

/** @returns how full the ring is, 0 to 1, without steps */
export function fractionOf(state: FlipState, now: number): number {
  return state.step === 'idle' ? 0 : elapsedIn(state, now) / durationOf(state);
}

/** @returns whether the question "Can I take action RIGHT NOW?" stands on the screen */
export function isQuestionOpen(state: FlipState, now: number): boolean {
  return state.step === 'assess' && elapsedIn(state, now) >= questionDelay;
}

/** @returns whether a tap may choose a technique */
export function isSettled(state: FlipState, now: number): boolean {
  return isChoosing(state) && timeIn(state, now) >= settleDelay;
}

function isChoosing(state: FlipState): state is Extract<FlipState, { step: 'flip' }> {
  return state.step === 'flip' && state.technique === null;
}

/** @returns whether a step paced by hand has lasted long enough to be left */
export function isReadyForNext(state: FlipState, now: number): boolean {
  if (state.step === 'idle' || state.step === 'assess' || state.pace !== 'by-hand') return false;
  return isTimed(state) && elapsedIn(state, now) >= durationOf(state);
}

/** @returns when this step ends by itself, or null when only the person can end it */
export function deadlineOf(state: FlipState): number | null {
  if (state.step === 'idle' || state.step === 'assess') return null;
  if (!isTimed(state) || state.pace === 'by-hand' || state.heldAt !== null) return null;
  return state.stepAt + durationOf(state);
}

/** @returns the next moment at which something on the screen changes, or null when nothing will */
export function nextMomentOf(state: FlipState, now: number): number | null {
  if (state.step === 'idle' || state.heldAt !== null) return null;
  if (isChoosing(state)) return isSettled(state, now) ? null : state.stepAt + settleDelay;
  if (!isTimed(state)) return null;
  const end = durationOf(state);
  const elapsed = elapsedIn(state, now);
  return elapsed >= end ? deadlineOf(state) : state.stepAt + (Math.floor(elapsed / tick) + 1) * tick;
}

/** @returns whole seconds from the start of the flip to its end, as they are stored */
export function completionSeconds(flip: CompletedFlip): number {
  return Math.floor((flip.stepAt - flip.startedAt) / 1_000);
}
