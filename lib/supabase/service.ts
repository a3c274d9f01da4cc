import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { publicEnv, serverEnv } from '@/lib/env';
import { boundedFetch, REQUEST_TIMEOUT_MS } from './backend';
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
