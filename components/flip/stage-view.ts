import type { RunningFlip } from '@/lib/domain/flip/state';
import type { FlipStep } from '@/lib/domain/flip/steps';
import type { TechniqueId } from '@/lib/domain/flip/techniques';
import { counterOf, isQuestionOpen, isReadyForNext, isSettled, secondsOf } from '@/lib/domain/flip/time';

/** The values that a step renders from. */
export interface StageView {
  step: FlipStep;
  emergency: boolean;
  seconds: number;
  count: number;
  /** Whether the answer was YES. */
  actionNeeded: boolean;
  /** Whether the question can be answered. */
  asking: boolean;
  technique: TechniqueId | null;
  /** Whether techniques accept taps. */
  settled: boolean;
  /** Whether a step without a time limit may be left. */
  ready: boolean;
}

/** @returns the values of the current step at the given time */
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
