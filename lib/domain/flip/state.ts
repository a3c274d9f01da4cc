import type { Pace } from './steps';
import type { TechniqueId } from './techniques';

/**
 * All times are milliseconds of one monotonic clock, such as `performance.now()`. `at` is the latest time
 * seen; it never goes back.
 */
interface Running {
  at: number;
  startedAt: number;
  /** When this step began. */
  stepAt: number;
  emergency: boolean;
  pace: Pace;
  /** When the flip was paused for the leave confirmation, or null. */
  heldAt: number | null;
}

export type FlipState =
  | { step: 'idle' }
  | (Running & { step: 'notice' })
  | (Running & { step: 'assess' })
  /** The timer starts once a technique is chosen. */
  | (Running & { step: 'flip'; actionNeeded: boolean; technique: TechniqueId | null })
  | (Running & { step: 'thank'; actionNeeded: boolean; technique: TechniqueId })
  | (Running & { step: 'complete'; actionNeeded: boolean; technique: TechniqueId });

/** A flip at a point in time (monotonic milliseconds). */
export interface FlipMoment {
  state: FlipState;
  now: number;
}

export type RunningFlip = Exclude<FlipState, { step: 'idle' }>;
export type CompletedFlip = Extract<FlipState, { step: 'complete' }>;

export type FlipEvent =
  | { kind: 'start'; at: number; emergency: boolean; pace: Pace }
  /** A clock tick. */
  | { kind: 'time'; at: number }
  | { kind: 'answer'; at: number; actionNeeded: boolean }
  | { kind: 'choose'; at: number; technique: TechniqueId }
  /** Goes to the next step, at the `by-hand` pace. */
  | { kind: 'next'; at: number }
  /** Pauses the flip while the person is asked whether to leave. */
  | { kind: 'hold'; at: number }
  | { kind: 'resume'; at: number }
  | { kind: 'leave' };

export const idle: FlipState = { step: 'idle' };
