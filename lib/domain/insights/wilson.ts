/** 97.5th percentile of the normal distribution, for a 95% interval. */
const Z = 1.959964;

/** Proportions between 0 and 1. */
export interface Interval {
  low: number;
  high: number;
}

/**
 * Wilson score interval (Wilson 1927, J Am Stat Assoc 22:209), which is reliable for small samples.
 * @param trials at least 1
 * @throws RangeError for impossible counts
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

/** @returns whether two intervals are disjoint, so that the difference is meaningful */
export function areApart(a: Interval, b: Interval): boolean {
  return a.high < b.low || b.high < a.low;
}
