import 'server-only';

import { publicEnv, serverEnv } from '@/lib/env';
import { clientIp, rateLimitKeyOf } from '@/lib/http/client-ip';
import { boundedFetch, withTimeout } from './backend';
import { takeRateLimits } from './service';

/** Tokens are refreshed hourly; enough for a whole office, too few for guessing. */
const REFRESHES = { bucket: 'refresh:client', max: 100, windowSeconds: 5 * 60 } as const;

/** The headers of a visitor's request. */
type Visitor = Pick<Headers, 'get'>;

/**
 * A `fetch` that calls the auth service on a visitor's behalf, and refreshes each token and exchanges each code once.
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
    // Browsers may deliver the way back from Google twice, and show the second answer; its code counts once.
    if (url.includes('/auth/v1/token?grant_type=pkce'))
      return withoutProviderTokens(
        await withTimeout(refreshOnce(fetch, url, { ...request, cache: 'no-store' }), timeout),
      );
    if (!isTokenRefresh(url)) return send(input, request);
    const countedFetch: typeof fetch = async (...call) =>
      (await mayRefresh(visitor, timeout)) ? fetch(...call) : tooBusy();
    return withTimeout(refreshOnce(countedFetch, url, { ...request, cache: 'no-store' }), timeout);
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
  const address = clientIp(visitor, TRUSTED_PROXIES);
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

/** Google's own tokens give access to Google, which this site does not need, and would fill the session cookie. */
async function withoutProviderTokens(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const { provider_token: _, provider_refresh_token: __, ...session } = await response.json();
  return Response.json(session, { status: response.status });
}

/** Counts one token refresh against this visitor's limit. */
async function mayRefresh(visitor: Visitor, signal: AbortSignal): Promise<boolean> {
  const key = rateLimitKeyOf(visitor, serverEnv().TRUSTED_PROXIES);
  return (await takeRateLimits([{ ...REFRESHES, key }], signal)) === null;
}

/** How long a new session is given to requests that still send the old token: as long as the auth service itself would. */
const KEEP_SESSION_MS = 10_000;
/**
 * How long a failed refresh is not tried again: longer than `REQUEST_TIMEOUT_MS`, because the client library keeps
 * retrying.
 */
const KEEP_OUTAGE_MS = 4_000;
/** A refresh continues after its request has timed out; otherwise the new token would be lost. */
const LONGEST_REFRESH_MS = 15_000;

type Fetch = typeof fetch;
interface TokenResponse {
  body: string;
  status: number;
  headers: Headers;
}

/** Refreshes and exchanges that are on their way, or have just ended, by the request that was sent. */
const refreshes = new Map<string, Promise<TokenResponse>>();

/** Whether a call to the auth service refreshes a token. */
export function isTokenRefresh(url: string): boolean {
  return url.includes('/auth/v1/token?') && url.includes('grant_type=refresh_token');
}

/**
 * Refreshes a token once for all concurrent requests of this process, and gives them the same response. A second refresh would
 * look like token theft and sign the person out.
 *
 * The first request with a token starts the refresh. Requests that come meanwhile, or shortly after, wait for the same one; then
 * it is forgotten. A rejection is forgotten at once, because asking again does no harm.
 * @param init the request; its signal is ignored, since callers limit their own waiting
 */
export async function refreshOnce(send: Fetch, url: string, init: RequestInit): Promise<Response> {
  const key = `${url} ${String(init.body)}`;
  let refresh = refreshes.get(key);
  if (!refresh) {
    refresh = sendRefresh(send, url, init);
    refreshes.set(key, refresh);
    const forget = () => refreshes.delete(key);
    refresh.then(({ status }) => {
      if (status === 200) setTimeout(forget, KEEP_SESSION_MS).unref();
      else if (status === OUTAGE) setTimeout(forget, KEEP_OUTAGE_MS).unref();
      else forget();
    }, forget);
  }
  const { body, status, headers } = await refresh;
  return new Response(body, { status, headers });
}

const OUTAGE = 503;

/**
 * Only a session and an explicit rejection are passed on. The client library also takes other errors, such as 429 or a proxy's
 * error page, for a rejection and drops the session; here they become an outage, after which it keeps it.
 */
async function sendRefresh(send: Fetch, url: string, init: RequestInit): Promise<TokenResponse> {
  const response = await send(url, { ...init, signal: AbortSignal.timeout(LONGEST_REFRESH_MS) });
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const body = await response.text();
  return { body, status: isFinal(response.status, body) ? response.status : OUTAGE, headers };
}

/**
 * Whether the response is a session, or a rejection in one of the service's formats: an OAuth error, or its own with
 * `error_code`, or with a `code` in words for callers that name the newer version of its API, as the client library does.
 */
function isFinal(status: number, body: string): boolean {
  try {
    const sent: unknown = JSON.parse(body);
    if (typeof sent !== 'object' || sent === null) return false;
    if (status === 200) return 'access_token' in sent;
    const isError =
      'error_code' in sent || 'error' in sent || ('code' in sent && typeof sent.code === 'string');
    return isError && [400, 401, 403, 404, 422].includes(status);
  } catch {
    return false;
  }
}

/** Response to too many refreshes, in the auth service's format. */
function tooBusy(): Response {
  return Response.json(
    { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    { status: 429 },
  );
}
