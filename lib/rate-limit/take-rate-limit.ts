import 'server-only';

import { signatureOf } from '@/lib/crypto/signature';
import { BackendUnavailable, dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

export interface RateLimit {
  /** What is counted, such as `sign-in:client`. */
  bucket: string;
  /** Whose tries are counted: an address or a client. Only a keyed hash of it is stored. */
  key: string;
  max: number;
  windowSeconds: number;
}

/**
 * Counts one try.
 * @returns 0 if it is allowed, else the whole seconds to wait
 * @throws BackendUnavailable when the database cannot count, so that nothing goes on uncounted
 */
export async function takeRateLimit(limit: RateLimit, signal: AbortSignal): Promise<number> {
  const call = serviceClient(signal).rpc('take_rate_limit', {
    bucket: limit.bucket,
    key: hashed(limit.key),
    max: limit.max,
    window_seconds: limit.windowSeconds,
  });
  const [answer] = await dataOf(call);
  if (!answer) throw new BackendUnavailable();
  return answer.allowed ? 0 : answer.retry_after;
}

/**
 * Takes back a try that was counted and has not failed.
 * @throws BackendUnavailable when the database cannot
 */
export async function returnRateLimit(limit: RateLimit, signal: AbortSignal): Promise<void> {
  const { bucket, key } = limit;
  await dataOf(serviceClient(signal).rpc('return_rate_limit', { bucket, key: hashed(key) }));
}

const hashed = (key: string) => signatureOf('rate-limit', key);
