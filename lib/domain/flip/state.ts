/** The steps of a flip, in order; `complete` is the end state. */
export const flipSteps = ['notice', 'assess', 'flip', 'thank', 'complete'] as const;
export type FlipStep = (typeof flipSteps)[number];

/** Step durations in milliseconds. Assess has none: it waits for an answer. */
export const stepDuration = 4_000;
export const slowStepDuration = 8_000;
/** Delay before the assess step shows its question. */
export const questionDelay = 1_000;
/**
 * Taps on a technique are ignored this long: the second tap of a double tap on NO would choose whichever
 * technique appears under the thumb.
 */
export const settleDelay = 600;
/** Interval of the visible count. */
export const tick = 1_000;

/**
 * `four` is the method. `eight` takes twice as long; `by-hand` takes four seconds, then waits for the person.
 * No pace is shorter than the method.
 */
export const paces = ['four', 'eight', 'by-hand'] as const;
export type Pace = (typeof paces)[number];

/** @returns milliseconds per timed step at this pace */
export function durationOf({ pace }: { pace: Pace }): number {
  return pace === 'eight' ? slowStepDuration : stepDuration;
}

/** The six techniques of the flip step, by their stored ids. */
export const techniqueIds = [
  'times-table',
  'jumping-jacks',
  'cold-water',
  'text-someone',
  'plan-dinner',
  'count-objects',
] as const;
export type TechniqueId = (typeof techniqueIds)[number];

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
  pausedAt: number | null;
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
  | { kind: 'pause'; at: number }
  | { kind: 'resume'; at: number }
  | { kind: 'leave' };

export const idle: FlipState = { step: 'idle' };
