import { withTimeout } from './backend';
import { isTokenRefresh, refreshOnce, tooBusy } from './refresh-once';
import type { Visitor } from './visitor';

/**
 * The `fetch` of every Supabase client: never cached, ended by its timeout, refreshes a token once.
 * @param timeout aborts when the visitor has waited long enough
 * @param visitor for whom the auth service is asked; without one the server asks for itself
 */
export function boundedFetch(timeout: AbortSignal, visitor?: () => Promise<Visitor>): typeof fetch {
  return async (input, init = {}) => {
    // The client library repeats a failed refresh for half a minute.
    timeout.throwIfAborted();
    const url = input instanceof Request ? input.url : String(input);
    const from = await visitor?.();
    const forwarded = from?.forward(url, new Headers(init.headers));
    const request: RequestInit = {
      ...init,
      cache: 'no-store',
      // Wherever an answer led to, the key would go along.
      ...(forwarded && { headers: forwarded, redirect: 'manual' }),
    };
    if (isTokenRefresh(url)) {
      const mayRefresh = async () => !from || (await from.mayRefresh(timeout));
      const send: typeof fetch = async (...call) => ((await mayRefresh()) ? fetch(...call) : tooBusy());
      return withTimeout(refreshOnce(send, url, request), timeout);
    }
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...request, signal });
  };
}
