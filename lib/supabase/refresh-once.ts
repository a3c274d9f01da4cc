/** As long as the auth service itself lets a refresh token be used again, in milliseconds. */
const REUSE_MS = 10_000;
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
 * A failed exchange is not remembered.
 * @param init the request; its signal is ignored, the callers bound their own waiting
 */
export async function refreshOnce(send: Fetch, url: string, init: RequestInit): Promise<Response> {
  const key = `${url} ${String(init.body)}`;
  let refresh = refreshes.get(key);
  if (!refresh) {
    refresh = exchange(send, url, init);
    refreshes.set(key, refresh);
    const forget = () => refreshes.delete(key);
    refresh.then((answer) => {
      if (answer.status !== 200) forget();
      else setTimeout(forget, REUSE_MS).unref();
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
  return { body: await response.text(), status: response.status, headers };
}
