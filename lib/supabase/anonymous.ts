import 'server-only';

import { createClient } from '@supabase/supabase-js';
import { headers } from 'next/headers';
import { publicEnv } from '@/lib/env';
import type { Client } from './client';
import type { Database } from './database.types';
import { visitorFetch } from './visitor-fetch';

/**
 * A client without a session that sets no cookies, so the mails it requests contain links that work in any
 * browser. Make one per request: the auth service rate-limits by visitor.
 * @param signal aborts all calls of this client
 */
export async function anonymousClient(signal: AbortSignal): Promise<Client> {
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY } = publicEnv();
  return createClient<Database>(NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
    auth: { flowType: 'implicit', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: visitorFetch(await headers(), signal) },
    // Its retry delays would outlast the signal.
    db: { retry: false },
  });
}
