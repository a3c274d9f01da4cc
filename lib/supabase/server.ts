import 'server-only';

import { createServerClient as createSsrClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { cookies, headers } from 'next/headers';
import { publicEnv } from '@/lib/env';
import { REQUEST_TIMEOUT_MS } from './backend';
import { boundedFetch } from './bounded-fetch';
import type { Database } from './database.types';
import { noRealtime } from './no-realtime';
import { sessionCookieOptions } from './session-cookies';
import { withSessionSign } from './session-sign';
import { userAgentOf } from './user-agent';
import { visitorOf } from './visitor';

interface ServerClientOptions {
  /** The headers of a route handler's answer; they learn that an answer with a session must not be cached. */
  responseHeaders?: Headers;
  /** Ends every call of this client; by default after 3,500 ms from now. */
  signal?: AbortSignal;
}

/**
 * A client that acts as the person whose cookies came with the request, under row level security.
 * Make one for each request and never keep it.
 */
export async function createServerClient(
  options: ServerClientOptions = {},
): Promise<SupabaseClient<Database>> {
  const store = await cookies();
  const { responseHeaders, signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS) } = options;
  return createSsrClient<Database>(
    publicEnv().NEXT_PUBLIC_SUPABASE_URL,
    publicEnv().NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      cookieOptions: sessionCookieOptions(publicEnv().SITE_URL),
      cookies: {
        encode: 'tokens-only',
        getAll: () => store.getAll(),
        setAll(written, cacheHeaders) {
          try {
            for (const { name, value, options } of withSessionSign(written)) store.set(name, value, options);
          } catch {
            // A server component cannot set cookies; the middleware has refreshed the session before it.
          }
          for (const [name, value] of Object.entries(cacheHeaders)) responseHeaders?.set(name, value);
        },
      },
      // By it people know a session of theirs in the list of their account.
      global: {
        fetch: boundedFetch(signal, async () => visitorOf(await headers())),
        headers: userAgentOf(await headers()),
      },
      realtime: noRealtime,
    },
  );
}
