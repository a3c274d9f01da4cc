import 'server-only';

import { signatureOf } from '@/lib/crypto/signature';
import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/** Leaves the guarded call the rest of the visitor's five seconds. */
export const GUARD_TIMEOUT_MS = 1_200;

export interface RateLimit {
  /** Name of the limit, such as `sign-in:client`. */
  bucket: string;
  /** Who is limited: an email address or a client. Stored only as a keyed hash. */
  key: string;
  max: number;
  windowSeconds: number;
}

/** A limit that is exceeded, and the seconds to wait. */
export interface FullLimit {
  bucket: string;
  wait: number;
}

/**
 * Counts one attempt against each limit, in order, up to the first that is exceeded: a client over its own limit does
 * not use up anyone else's.
 * @returns the exceeded limit, or null
 * @throws BackendFailure when the database cannot count, so that nothing goes uncounted
 */
export async function takeRateLimits(
  limits: readonly RateLimit[],
  signal: AbortSignal,
): Promise<FullLimit | null> {
  const rows = limits.map(({ bucket, key, max, windowSeconds: seconds }) => ({
    bucket,
    key: hashed(key),
    max,
    seconds,
  }));
  const [full] = await dataOf(serviceClient(signal).rpc('take_rate_limits', { limits: rows }));
  return full ? { bucket: full.bucket, wait: full.retry_after } : null;
}

/** Takes back one attempt from each limit. Best effort: at worst a person has one attempt fewer. */
export async function refundRateLimits(limits: readonly RateLimit[]): Promise<void> {
  const rows = limits.map(({ bucket, key }) => ({ bucket, key: hashed(key) }));
  const signal = AbortSignal.timeout(GUARD_TIMEOUT_MS);
  await dataOf(serviceClient(signal).rpc('refund_rate_limits', { limits: rows })).catch(() => undefined);
}

const hashed = (key: string) => signatureOf('rate-limit', key);
