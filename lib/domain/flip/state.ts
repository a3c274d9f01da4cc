import type { Pace } from './steps';
import type { TechniqueId } from './techniques';

/**
 * All times are milliseconds of one monotonic clock, such as `performance.now()`.
 * `at` is the latest moment that the flip has heard of; it never goes back.
 */
interface Running {
  at: number;
  startedAt: number;
  /** When this step began. */
  stepAt: number;
  emergency: boolean;
  pace: Pace;
  /** Since when the flip stands still, while the person is asked whether to leave it; else null. */
  heldAt: number | null;
}

export type FlipState =
  | { step: 'idle' }
  | (Running & { step: 'notice' })
  | (Running & { step: 'assess' })
  /** Until a technique is chosen the clock of this step stands still. */
  | (Running & { step: 'flip'; actionNeeded: boolean; technique: TechniqueId | null })
  | (Running & { step: 'thank'; actionNeeded: boolean; technique: TechniqueId })
  | (Running & { step: 'complete'; actionNeeded: boolean; technique: TechniqueId });

/** The flip as of a moment, monotonic milliseconds. */
export interface FlipMoment {
  state: FlipState;
  now: number;
}

export type RunningFlip = Exclude<FlipState, { step: 'idle' }>;
export type CompletedFlip = Extract<FlipState, { step: 'complete' }>;

export type FlipEvent =
  | { kind: 'start'; at: number; emergency: boolean; pace: Pace }
  /** Time has passed; how much is in `at`. */
  | { kind: 'time'; at: number }
  | { kind: 'answer'; at: number; actionNeeded: boolean }
  | { kind: 'choose'; at: number; technique: TechniqueId }
  /** The person goes on by hand. */
  | { kind: 'next'; at: number }
  /** The person is asked whether to leave; until then nothing counts. */
  | { kind: 'hold'; at: number }
  | { kind: 'resume'; at: number }
  | { kind: 'leave' };

export const idle: FlipState = { step: 'idle' };
