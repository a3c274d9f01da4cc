/** The server responds within five seconds; the rest is for slow networks. */
const TIMEOUT_MS = 15_000;

interface JsonAnswer<Data> {
  status: number;
  ok: boolean;
  /** As this site's server sends it with this status; never null if `ok`. */
  data: Partial<Data> | null;
  /** Of the Retry-After header; the server never sends its date form. */
  waitSeconds: number;
}

/**
 * Asks an endpoint of this site, or posts to it. Always reads the body, to free the connection.
 * @returns null without an answer. A success without JSON is none: it is another server's, such as a hotel network's
 */
export async function requestJson<Data>(
  path: string,
  body?: unknown,
  timeout = TIMEOUT_MS,
): Promise<JsonAnswer<Data> | null> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(path, {
      ...(body !== undefined && post),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    const { status, ok, headers } = response;
    const data = await response.json().catch(() => null);
    const waitSeconds = Number.parseInt(headers.get('retry-after') ?? '', 10) || 0;
    return ok && data === null ? null : { status, ok, data, waitSeconds };
  } catch {
    return null;
  }
}
