/** The steps of a flip, in order; the last one is where it has arrived. */
export const flipSteps = ['notice', 'assess', 'flip', 'thank', 'complete'] as const;
export type FlipStep = (typeof flipSteps)[number];

/** What lasts how long, in milliseconds. Assess has no end of its own: it waits for an answer. */
export const stepDuration = 4_000;
export const slowStepDuration = 8_000;
/** The question of the assess step appears after this much of it. */
export const questionDelay = 1_000;
/**
 * The six techniques hear no tap before this much of their step: the second tap of a double one on NO would choose
 * whatever has just come to lie under the thumb.
 */
export const settleDelay = 600;
/** How often the count moves. */
export const tick = 1_000;

/**
 * `four` is the method. `eight` is twice as long; `by-hand` lasts four seconds too, but then waits for the
 * person to go on. No pace is shorter than the method.
 */
export const paces = ['four', 'eight', 'by-hand'] as const;
export type Pace = (typeof paces)[number];

/** @returns how long every timed step lasts at this pace, in milliseconds */
export function durationOf({ pace }: { pace: Pace }): number {
  return pace === 'eight' ? slowStepDuration : stepDuration;
}
