/** The 97.5th percentile of the normal distribution: an interval that holds the truth 95 times in 100. */
const Z = 1.959964;

/** Shares between 0 and 1. */
export interface Interval {
  low: number;
  high: number;
}

/**
 * Wilson's score interval for a share (Wilson 1927, J Am Stat Assoc 22:209), which stays honest for few trials.
 * @param trials at least 1
 * @throws RangeError when the counts cannot be
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials < 1 || successes < 0 || successes > trials)
    throw new RangeError(`${successes} of ${trials} is no share.`);
  const share = successes / trials;
  const square = Z * Z;
  const centre = share + square / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  const scale = 1 + square / trials;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** @returns whether two intervals have nothing in common, so that a difference may be spoken of */
export function areApart(a: Interval, b: Interval): boolean {
  return a.high < b.low || b.high < a.low;
}
