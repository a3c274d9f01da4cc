/** The auth service's default: 15 tries a minute for each address, saved up to 30. */
const PER_SECOND = 15 / 60;
const BURST = 30;

/** A token bucket for each key. */
export class VerifyLimit {
  private readonly buckets = new Map<string, { left: number; at: number }>();

  /** @param now epoch milliseconds @returns whether this try is allowed */
  take(key: string, now: number): boolean {
    const { left, at } = this.buckets.get(key) ?? { left: BURST, at: now };
    const filled = Math.min(BURST, left + ((now - at) / 1000) * PER_SECOND);
    this.buckets.set(key, { left: Math.max(0, filled - 1), at: now });
    return filled >= 1;
  }
}
