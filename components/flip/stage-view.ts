import type { RunningFlip } from '@/lib/domain/flip/state';
import type { FlipStep } from '@/lib/domain/flip/steps';
import type { TechniqueId } from '@/lib/domain/flip/techniques';
import { counterOf, isQuestionOpen, isReadyForNext, isSettled, secondsOf } from '@/lib/domain/flip/time';

/** What a step shows, in plain values. */
export interface StageView {
  step: FlipStep;
  emergency: boolean;
  seconds: number;
  count: number;
  /** The answer was YES. */
  actionNeeded: boolean;
  /** The question can be answered. */
  asking: boolean;
  technique: TechniqueId | null;
  /** A tap may choose a technique. */
  settled: boolean;
  /** A step that is paced by hand may be left. */
  ready: boolean;
}

/** @returns the step of a flip, as it is at this moment */
export function stageOf(flip: RunningFlip, now: number): StageView {
  return {
    step: flip.step,
    emergency: flip.emergency,
    seconds: secondsOf(flip),
    count: counterOf(flip, now),
    actionNeeded: 'actionNeeded' in flip && flip.actionNeeded,
    asking: isQuestionOpen(flip, now),
    technique: flip.step === 'flip' ? flip.technique : null,
    settled: isSettled(flip, now),
    ready: isReadyForNext(flip, now),
  };
}
