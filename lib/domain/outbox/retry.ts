import type { Delivery } from './deliver';

const FIRST = 2_000;
const LONGEST = 300_000;
const DAY_SECONDS = 86_400;

/** When to send again. */
export interface Retry {
  failures: number;
  /** Epoch milliseconds, or null when only something new is a reason to send. */
  at: number | null;
}

export const noRetry: Retry = { failures: 0, at: null };

/**
 * Doubling from two seconds to five minutes, each spread over its upper half so that devices which lost the
 * server together do not come back together.
 * @param failures how many in a row, at least 1
 * @param random from 0 up to, but not including, 1
 * @returns milliseconds
 */
export function retryDelay(failures: number, random: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole * (0.5 + random / 2));
}

/**
 * Waiting helps against a server that is away or takes no more for today, and nothing else: who is not signed in must
 * sign in first, and who has not agreed must do that. A server that says when to come back is taken at its word, for up to a day.
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
