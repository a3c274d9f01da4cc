import 'server-only';

import { publicEnv, serverEnv } from '@/lib/env';
import { clientAddress, fullAddress } from '@/lib/http/client-address';
import { takeRateLimit } from '@/lib/rate-limit/take-rate-limit';
import { withTimeout } from './backend';
import { boundedFetch } from './bounded-fetch';
import { isTokenRefresh, refreshOnce, tooBusy } from './refresh-once';

/** A person's token runs out once an hour; this is room for a whole office, and none for guessing. */
const REFRESHES = { bucket: 'refresh:client', max: 100, windowSeconds: 5 * 60 } as const;

/** The headers of the request of a visitor. */
type Visitor = Pick<Headers, 'get'>;

/**
 * A `fetch` that asks the auth service in a visitor's name, and refreshes a token once.
 * @param timeout aborts when the visitor has waited long enough
 */
export function visitorFetch(visitor: Visitor, timeout: AbortSignal): typeof fetch {
  const send = boundedFetch(timeout);
  return async (input, init = {}) => {
    // The client library repeats a failed refresh for half a minute.
    timeout.throwIfAborted();
    const url = input instanceof Request ? input.url : String(input);
    const forwarded = forwardedHeaders(visitor, url, new Headers(init.headers));
    // Wherever an answer led to, the key would go along.
    const request: RequestInit = { ...init, ...(forwarded && { headers: forwarded, redirect: 'manual' }) };
    if (!isTokenRefresh(url)) return send(input, request);
    const exchange: typeof fetch = async (...call) =>
      (await mayRefresh(visitor, timeout)) ? fetch(...call) : tooBusy();
    return withTimeout(refreshOnce(exchange, url, { ...request, cache: 'no-store' }), timeout);
  };
}

/**
 * The auth service limits what one address may ask, and all of the site's visitors come to it from the site's own. It
 * takes the visitor's from `Sb-Forwarded-For` if the call has the secret key, which is sent to the auth service only, and
 * never to its administration: there the key would have rights. The token of a person, if any, still says who is asking.
 * See https://supabase.com/docs/guides/auth/rate-limits.
 * @returns the headers that a call to `url` carries in the visitor's name; null for any but the auth service's
 */
function forwardedHeaders(visitor: Visitor, url: string, given: Headers): Headers | null {
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY } = publicEnv();
  const { SUPABASE_SECRET_KEY, TRUSTED_PROXIES } = serverEnv();
  const address = fullAddress(visitor, TRUSTED_PROXIES);
  const { origin, pathname } = new URL(url);
  if (address === null || origin !== NEXT_PUBLIC_SUPABASE_URL) return null;
  if (!pathname.startsWith('/auth/v1/') || /\/admin(?:\/|$)/.test(decodeURIComponent(pathname))) return null;
  const forwarded = new Headers(given);
  // The client library fills the place of a person's token with the key; both at once are refused.
  if (given.get('authorization') === `Bearer ${NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY}`) {
    forwarded.delete('authorization');
  }
  forwarded.set('apikey', SUPABASE_SECRET_KEY);
  forwarded.set('sb-forwarded-for', address);
  return forwarded;
}

/** Whether this visitor's client may exchange one more refresh token, counting it. */
async function mayRefresh(visitor: Visitor, signal: AbortSignal): Promise<boolean> {
  const key = clientAddress(visitor, serverEnv().TRUSTED_PROXIES);
  return (await takeRateLimit({ ...REFRESHES, key }, signal)) === 0;
}
