import { withTimeout } from './backend';
import { isTokenRefresh, refreshOnce, tooBusy } from './refresh-once';
import { forwardedHeaders, mayRefresh } from './visitor';

/**
 * The `fetch` of every Supabase client: never cached, ended by its timeout, refreshes a token once.
 * @param timeout aborts when the visitor has waited long enough
 * @param visitor the headers of the request for which the auth service is asked; without them the server asks for itself
 */
export function boundedFetch(timeout: AbortSignal, visitor?: Pick<Headers, 'get'>): typeof fetch {
  return async (input, init = {}) => {
    // The client library repeats a failed refresh for half a minute.
    timeout.throwIfAborted();
    const url = input instanceof Request ? input.url : String(input);
    const forwarded = visitor && forwardedHeaders(visitor, url, new Headers(init.headers));
    const request: RequestInit = {
      ...init,
      cache: 'no-store',
      // Wherever an answer led to, the key would go along.
      ...(forwarded && { headers: forwarded, redirect: 'manual' }),
    };
    if (isTokenRefresh(url)) {
      const send: typeof fetch = async (...call) =>
        !visitor || (await mayRefresh(visitor, timeout)) ? fetch(...call) : tooBusy();
      return withTimeout(refreshOnce(send, url, request), timeout);
    }
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...request, signal });
  };
}
