import 'server-only';

import { createClient } from '@supabase/supabase-js';
import { cookies, headers } from 'next/headers';
import { publicEnv } from '@/lib/env';
import { visitorFetch } from './auth-fetch';
import { REQUEST_TIMEOUT_MS, withTimeout } from './backend';
import type { Database } from './database.types';
import type { Client } from './service';
import { sessionClient } from './session-client';

interface ServerClientOptions {
  /** A route handler's response headers; they receive no-cache headers along with a session. */
  responseHeaders?: Headers;
  /** Aborts all calls of this client; defaults to 3,500 ms from now. */
  signal?: AbortSignal;
}

/**
 * A client that acts as the request's person, under row level security. Make one per request and never keep
 * it.
 */
export async function createServerClient(options: ServerClientOptions = {}): Promise<Client> {
  const store = await cookies();
  const { responseHeaders, signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS) } = options;
  return sessionClient(
    await headers(),
    {
      getAll: () => store.getAll(),
      setAll(written, cacheHeaders) {
        try {
          for (const { name, value, options } of written) store.set(name, value, options);
        } catch {
          // Server components cannot set cookies; the middleware has already refreshed the session.
        }
        for (const [name, value] of Object.entries(cacheHeaders)) responseHeaders?.set(name, value);
      },
    },
    signal,
  );
}

/**
 * Calls the auth service as the request's person, with a time limit.
 * @throws BackendFailure on timeout
 */
export async function callAuth<Result>(
  ask: (auth: Client['auth']) => Promise<Result>,
  signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS),
): Promise<Result> {
  const { auth } = await createServerClient({ signal });
  return withTimeout(ask(auth), signal);
}

/**
 * A client without a session that sets no cookies, to check a password beside the browser's own session. Make one per
 * request: the auth service rate-limits by visitor.
 * @param signal aborts all calls of this client
 */
export async function anonymousClient(signal: AbortSignal): Promise<Client> {
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY } = publicEnv();
  return createClient<Database>(NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: visitorFetch(await headers(), signal) },
    // Its retry delays would outlast the signal.
    db: { retry: false },
  });
}
