const HOUR = 3_600_000;

/** Up to this many are unremarkable. */
const manyFlips = 6;
export const manyWaits = 3;

/**
 * Whether flips, or waits, have become a form of checking: more than `many` within an hour.
 * @param moments times of use, epoch milliseconds, in any order
 * @param now epoch milliseconds
 */
export function mayBeChecking(moments: readonly number[], now: number, many: number = manyFlips): boolean {
  return recentOf(moments, now).length > many;
}

/** @returns the times within the last hour, which are all that needs storing; future times are dropped */
export function recentOf(moments: readonly number[], now: number): number[] {
  return moments.filter((moment) => moment > now - HOUR && moment <= now);
}
