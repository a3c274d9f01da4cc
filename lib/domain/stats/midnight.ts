const DAY_MS = 86_400_000;

/**
 * @param now epoch milliseconds
 * @returns whole seconds until the next UTC day, at least 1
 */
export function secondsToMidnightUtc(now: number): number {
  return Math.ceil((DAY_MS - (now % DAY_MS)) / 1_000);
}
