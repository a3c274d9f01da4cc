/** What each bucket of the auth service holds at most. */
const BURST = 30;

/** @returns takes one try out of a bucket that is filled again at a rate, and says whether there was one */
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
