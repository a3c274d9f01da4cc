/** Reuse interval of the auth service's refresh tokens, in milliseconds. */
const REUSE_MS = 10_000;
/**
 * How long to hold back after a failed refresh of a token, in milliseconds: longer than `REQUEST_TIMEOUT_MS`,
 * because the client library keeps retrying.
 */
const PAUSE_MS = 4_000;
/** A refresh continues after its request has timed out; otherwise the new token would be lost. */
const LONGEST_REFRESH_MS = 15_000;

type Fetch = typeof fetch;
interface TokenResponse {
  body: string;
  status: number;
  headers: Headers;
}

const refreshes = new Map<string, Promise<TokenResponse>>();

/** Whether a call to the auth service refreshes a token. */
export function isTokenRefresh(url: string): boolean {
  return url.includes('/auth/v1/token?') && url.includes('grant_type=refresh_token');
}

/**
 * Refreshes a token once for all concurrent requests, and gives them the same response. A second refresh
 * would look like token theft and sign the person out.
 *
 * Only an explicit rejection by the auth service is passed on. The client library also takes other errors,
 * such as 429 or a proxy's error page, for a rejection and drops the session; here they become 503, which it
 * treats as an outage.
 * @param init the request; its signal is ignored, since callers limit their own waiting
 */
export async function refreshOnce(send: Fetch, url: string, init: RequestInit): Promise<Response> {
  const key = `${url} ${String(init.body)}`;
  let refresh = refreshes.get(key);
  if (!refresh) {
    refresh = exchange(send, url, init);
    refreshes.set(key, refresh);
    const forget = () => refreshes.delete(key);
    refresh.then(({ status }) => {
      if (status === 200 || status === 503) setTimeout(forget, status === 200 ? REUSE_MS : PAUSE_MS).unref();
      else forget();
    }, forget);
  }
  const { body, status, headers } = await refresh;
  return new Response(body, { status, headers });
}

async function exchange(send: Fetch, url: string, init: RequestInit): Promise<TokenResponse> {
  const response = await send(url, { ...init, signal: AbortSignal.timeout(LONGEST_REFRESH_MS) });
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const body = await response.text();
  return { body, status: isVerdict(response.status, body) ? response.status : 503, headers };
}

/** Whether the response is a session, or a rejection in the service's own format: JSON with an error. */
function isVerdict(status: number, body: string): boolean {
  try {
    const sent: unknown = JSON.parse(body);
    if (typeof sent !== 'object' || sent === null) return false;
    if (status === 200) return 'access_token' in sent;
    return [400, 401, 403, 404, 422].includes(status) && ('error_code' in sent || 'error' in sent);
  } catch {
    return false;
  }
}

/** Response to too many refreshes, in the auth service's format. */
export function tooBusy(): Response {
  return Response.json(
    { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    { status: 429 },
  );
}
