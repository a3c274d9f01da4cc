const HOUR = 3_600_000;

/** As many are no reason to ask. */
const manyFlips = 6;
export const manyWaits = 3;

/**
 * Whether flipping, or putting urges off, may have become a way of checking: more than so many within an hour.
 * @param moments when they were done, epoch milliseconds, in any order
 * @param now epoch milliseconds
 */
export function mayBeChecking(moments: readonly number[], now: number, many: number = manyFlips): boolean {
  return recentOf(moments, now).length > many;
}

/** @returns the moments of the last hour, the only ones worth keeping; one in the future is not believed */
export function recentOf(moments: readonly number[], now: number): number[] {
  return moments.filter((moment) => moment > now - HOUR && moment <= now);
}
