import 'server-only';
import { publicEnv, serverEnv } from '@/lib/env';
import { clientAddress, fullAddress } from '@/lib/http/client-address';
import { takeRateLimits } from '@/lib/rate-limit/take-rate-limit';
import { boundedFetch, withTimeout } from './backend';
import { isTokenRefresh, refreshOnce, tooBusy } from './refresh-once';

/** Tokens are refreshed hourly; enough for a whole office, too few for guessing. */
const REFRESHES = { bucket: 'refresh:client', max: 100, windowSeconds: 5 * 60 } as const;

/** The headers of a visitor's request. */
type Visitor = Pick<Headers, 'get'>;

/**
 * A `fetch` that calls the auth service on a visitor's behalf and refreshes each token once.
 * @param timeout aborts when the request's time limit is reached
 */
export function visitorFetch(visitor: Visitor, timeout: AbortSignal): typeof fetch {
  const send = boundedFetch(timeout);
  return async (input, init = {}) => {
    // The client library retries a failed refresh for half a minute.
    timeout.throwIfAborted();
    const url = input instanceof Request ? input.url : String(input);
    const forwarded = forwardedHeaders(visitor, url, new Headers(init.headers));
    // Following a redirect would send the key to another host.
    const request: RequestInit = { ...init, ...(forwarded && { headers: forwarded, redirect: 'manual' }) };
    if (!isTokenRefresh(url)) return send(input, request);
    const exchange: typeof fetch = async (...call) =>
      (await mayRefresh(visitor, timeout)) ? fetch(...call) : tooBusy();
    return withTimeout(refreshOnce(exchange, url, { ...request, cache: 'no-store' }), timeout);
  };
}

/**
 * The auth service rate-limits by address, and all of our visitors share the server's. It takes the visitor's
 * from `Sb-Forwarded-For` if the call has the secret key, which is sent to the auth service only and never to
 * its admin endpoints, where it would grant rights. A person's token, if any, still identifies them. See
 * https://supabase.com/docs/guides/auth/rate-limits.
 * @returns headers for a call to `url` on the visitor's behalf; null if it is not for the auth service
 */
function forwardedHeaders(visitor: Visitor, url: string, given: Headers): Headers | null {
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY } = publicEnv();
  const { SUPABASE_SECRET_KEY, TRUSTED_PROXIES } = serverEnv();
  const address = fullAddress(visitor, TRUSTED_PROXIES);
  const { origin, pathname } = new URL(url);
  if (address === null || origin !== NEXT_PUBLIC_SUPABASE_URL) return null;
  if (!pathname.startsWith('/auth/v1/') || /\/admin(?:\/|$)/.test(decodeURIComponent(pathname))) return null;
  const forwarded = new Headers(given);
  // The client library fills in the key where a person's token is missing; the service rejects both at once.
  if (given.get('authorization') === `Bearer ${NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY}`) {
    forwarded.delete('authorization');
  }
  forwarded.set('apikey', SUPABASE_SECRET_KEY);
  forwarded.set('sb-forwarded-for', address);
  return forwarded;
}

/** Counts one token refresh against this visitor's limit. */
async function mayRefresh(visitor: Visitor, signal: AbortSignal): Promise<boolean> {
  const key = clientAddress(visitor, serverEnv().TRUSTED_PROXIES);
  return (await takeRateLimits([{ ...REFRESHES, key }], signal)) === null;
}
