/** As long as the auth service itself lets a refresh token be used again, in milliseconds. */
const REUSE_MS = 10_000;
/**
 * How long a service that could not answer is left alone about the same token, in milliseconds: longer than a visitor waits
 * (`REQUEST_TIMEOUT_MS`), while the client library asks again and again.
 */
const PAUSE_MS = 4_000;
/** A refresh goes on after its visitor has given up, or the new token would be lost with the answer. */
const LONGEST_REFRESH_MS = 15_000;

type Fetch = typeof fetch;
interface Answer {
  body: string;
  status: number;
  headers: Headers;
}

const refreshes = new Map<string, Promise<Answer>>();

/** Whether a call to the auth service exchanges a refresh token. */
export function isTokenRefresh(url: string): boolean {
  return url.includes('/auth/v1/token?') && url.includes('grant_type=refresh_token');
}

/**
 * Exchanges one refresh token once, however many requests of a page ask at the same moment, and gives
 * them all the same answer. A second exchange would look like a stolen token and sign the person out.
 *
 * Only the service's own refusal of the token counts as one. The client library takes every other answer for it, too, such
 * as 429 or the page of a proxy, and throws the session away; here those become 503, which it knows for an outage.
 * @param init the request; its signal is ignored, the callers bound their own waiting
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

async function exchange(send: Fetch, url: string, init: RequestInit): Promise<Answer> {
  const response = await send(url, { ...init, signal: AbortSignal.timeout(LONGEST_REFRESH_MS) });
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const body = await response.text();
  return { body, status: isVerdict(response.status, body) ? response.status : 503, headers };
}

/** Whether the service has given a session, or has refused this token in its own form: JSON with an error in it. */
function isVerdict(status: number, body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object' || answer === null) return false;
    if (status === 200) return 'access_token' in answer;
    return [400, 401, 403, 404, 422].includes(status) && ('error_code' in answer || 'error' in answer);
  } catch {
    return false;
  }
}

/** The answer to too many requests, in place of the service's. */
export function tooBusy(): Response {
  return Response.json(
    { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    { status: 429 },
  );
}
