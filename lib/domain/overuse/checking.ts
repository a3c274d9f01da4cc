const HOUR = 3_600_000;
const MANY = 6;

/**
 * Whether flipping may have become a way of checking: more than six flips within an hour.
 * @param moments when flips were completed, epoch milliseconds, in any order
 * @param now epoch milliseconds
 */
export function mayBeChecking(moments: readonly number[], now: number): boolean {
  return recentOf(moments, now).length > MANY;
}

/** @returns the moments of the last hour, the only ones worth keeping; one in the future is not believed */
export function recentOf(moments: readonly number[], now: number): number[] {
  return moments.filter((moment) => moment > now - HOUR && moment <= now);
}
