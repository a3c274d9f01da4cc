/** Capacity of each of the auth service's buckets. */
const BURST = 30;

/**
 * @returns a function that takes one token from a bucket refilled at `perMs`, and tells whether there was one
 */
export function tokenBuckets(now: () => number = Date.now): (key: string, perMs: number) => boolean {
  const buckets = new Map<string, { left: number; at: number }>();
  return (key, perMs) => {
    const at = now();
    const bucket = buckets.get(key) ?? { left: BURST, at };
    const left = Math.min(BURST, bucket.left + (at - bucket.at) * perMs);
    buckets.set(key, { left: left < 1 ? left : left - 1, at });
    return left >= 1;
  };
}
