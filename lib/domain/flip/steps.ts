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
