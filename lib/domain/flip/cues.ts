import type { FlipMoment, FlipState } from './state';
import { flipSteps } from './steps';
import { counterOf, isQuestionOpen } from './time';

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
