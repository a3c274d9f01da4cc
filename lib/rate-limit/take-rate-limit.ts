import 'server-only';

import { signatureOf } from '@/lib/crypto/signature';
import { BackendUnavailable, dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

export interface RateLimit {
  /** Name of the limit, such as `sign-in:client`. */
  bucket: string;
  /** Who is limited: an email address or a client. Stored only as a keyed hash. */
  key: string;
  max: number;
  windowSeconds: number;
}

/**
 * Counts one attempt.
 * @returns 0 if allowed, otherwise the seconds to wait
 * @throws BackendUnavailable when the database cannot count, so that nothing goes uncounted
 */
export async function takeRateLimit(limit: RateLimit, signal: AbortSignal): Promise<number> {
  const call = serviceClient(signal).rpc('take_rate_limit', {
    bucket: limit.bucket,
    key: hashed(limit.key),
    max: limit.max,
    window_seconds: limit.windowSeconds,
  });
  const [taken] = await dataOf(call);
  if (!taken) throw new BackendUnavailable();
  return taken.allowed ? 0 : taken.retry_after;
}

/**
 * Takes back one attempt.
 * @throws BackendUnavailable when the database cannot be reached
 */
export async function returnRateLimit(limit: RateLimit, signal: AbortSignal): Promise<void> {
  const { bucket, key } = limit;
  await dataOf(serviceClient(signal).rpc('return_rate_limit', { bucket, key: hashed(key) }));
}

const hashed = (key: string) => signatureOf('rate-limit', key);
