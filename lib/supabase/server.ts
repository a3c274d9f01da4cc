import 'server-only';

import { cookies, headers } from 'next/headers';
import { REQUEST_TIMEOUT_MS, withTimeout } from './backend';
import type { Client } from './client';
import { sessionClient } from './session-client';

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
          // A server component cannot set cookies; the middleware has refreshed the session before it.
        }
        for (const [name, value] of Object.entries(cacheHeaders)) responseHeaders?.set(name, value);
      },
    },
    signal,
  );
}

/**
 * Asks the auth service as the person whose cookies came with the request, in the time that a visitor waits at most.
 * @throws BackendUnavailable when the time is up
 */
export async function askAuth<Answer>(
  ask: (auth: Client['auth']) => Promise<Answer>,
  signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS),
): Promise<Answer> {
  const { auth } = await createServerClient({ signal });
  return withTimeout(ask(auth), signal);
}
