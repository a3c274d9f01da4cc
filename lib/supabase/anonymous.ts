import 'server-only';

import { createClient } from '@supabase/supabase-js';
import { headers } from 'next/headers';
import { publicEnv } from '@/lib/env';
import type { Client } from './client';
import type { Database } from './database.types';
import { visitorFetch } from './visitor-fetch';

/**
 * A client without a session that writes no cookies: it asks for mails whose links work in every browser, not
 * only in the one that asked. For one request: the auth service counts what its visitor asks for.
 * @param signal ends every call of this client
 */
export async function anonymousClient(signal: AbortSignal): Promise<Client> {
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY } = publicEnv();
  return createClient<Database>(NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
    auth: { flowType: 'implicit', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: visitorFetch(await headers(), signal) },
    // Its waits between retries would outlast the signal.
    db: { retry: false },
  });
}
