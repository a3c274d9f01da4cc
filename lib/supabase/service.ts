import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { signatureOf } from '@/lib/crypto/signature';
import { publicEnv, serverEnv } from '@/lib/env';
import { boundedFetch, dataOf, REQUEST_TIMEOUT_MS } from './backend';
import type { Database } from './database.types';

/**
 * A client with the secret key, which bypasses row level security. The caller is responsible for
 * authorisation. Make one per task.
 * @param signal aborts all calls of this client; defaults to 3,500 ms from now
 */
export function serviceClient(signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)): Client {
  return createClient<Database>(publicEnv().NEXT_PUBLIC_SUPABASE_URL, serverEnv().SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: boundedFetch(signal) },
    // Its retry delays would outlast the signal.
    db: { retry: false },
  });
}

/** A client for this project's database. */
export type Client = SupabaseClient<Database>;

type Functions = Database['public']['Functions'];
/** The arguments of a database function. */
export type Args<Name extends keyof Functions> = Functions[Name]['Args'];

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
interface FullLimit {
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

/** What is stored in place of a limit's key. */
export const hashed = (key: string) => signatureOf('rate-limit', key);
