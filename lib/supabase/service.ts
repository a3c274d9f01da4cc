import 'server-only';

import { createClient } from '@supabase/supabase-js';
import { publicEnv, serverEnv } from '@/lib/env';
import { REQUEST_TIMEOUT_MS } from './backend';
import { boundedFetch } from './bounded-fetch';
import type { Client } from './client';
import type { Database } from './database.types';

/**
 * A client with the secret key, which no row level security holds back: for what visitors may not do
 * themselves. The caller has checked who is asking. Make one for each piece of work.
 * @param signal ends every call of this client; by default after 3,500 ms from now
 */
export function serviceClient(signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)): Client {
  return createClient<Database>(publicEnv().NEXT_PUBLIC_SUPABASE_URL, serverEnv().SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: boundedFetch(signal) },
    // Its waits between retries would outlast the signal.
    db: { retry: false },
  });
}
