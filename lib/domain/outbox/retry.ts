import type { Delivery } from './deliver';

const FIRST = 2_000;
const LONGEST = 300_000;
const DAY_SECONDS = 86_400;

/** When to retry. */
export interface Retry {
  failures: number;
  /** Epoch milliseconds, or null to wait for a new flip. */
  at: number | null;
}

export const noRetry: Retry = { failures: 0, at: null };

/**
 * Exponential backoff from two seconds to five minutes, with jitter over the upper half so that devices do
 * not all retry at once.
 * @param failures consecutive failures, at least 1
 * @param random 0 (inclusive) to 1 (exclusive)
 * @returns milliseconds
 */
export function retryDelay(failures: number, random: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole * (0.5 + random / 2));
}

/**
 * Retries only help if the server is unreachable or the daily quota is used up; signing in and consent need
 * the person. The server's Retry-After is respected, up to a day.
 * @param now epoch milliseconds
 */
export function retryAfter(before: Retry, delivery: Delivery, now: number, random: number): Retry {
  const isTold = delivery.kind === 'unavailable' || delivery.kind === 'full';
  const again = isTold || (delivery.kind === 'delivered' && delivery.left > 0);
  if (!again) return noRetry;
  const failures = delivery.saved > 0 ? 1 : before.failures + 1;
  const asked = isTold ? Math.min(delivery.waitSeconds ?? 0, DAY_SECONDS) : 0;
  return { failures, at: now + asked * 1_000 + retryDelay(failures, random) };
}
