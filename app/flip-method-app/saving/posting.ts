import type { Post } from '@/lib/domain/outbox';

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
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(path, { ...(body !== undefined && post), cache: 'no-store', signal });
    const { status, ok, headers } = response;
    const data = await response.json().catch(() => null);
    const waitSeconds = Number.parseInt(headers.get('retry-after') ?? '', 10) || 0;
    return ok && data === null ? null : { status, ok, data, waitSeconds };
  } catch {
    return null;
  }
}

/** Sends a batch. Never throws: anything but a valid response is `unavailable`. */
export const postSessions: Post = async (userId, sessions) => {
  const response = await requestJson<{ ids: string[]; reason: string }>('/api/flip-sessions', {
    userId,
    sessions,
  });
  if (response === null) return { kind: 'unavailable' };
  const { status, ok, data, waitSeconds } = response;
  if (status === 401) return { kind: 'signed-out' };
  if (status === 409) return { kind: 'other-person' };
  if (status === 429) return { kind: 'full', waitSeconds };
  const { reason, ids } = data ?? {};
  if (status === 403)
    return { kind: reason === 'no-consent' || reason === 'withdrawn' ? reason : 'unavailable' };
  if (!ok || !ids) return { kind: 'unavailable', waitSeconds };
  return { kind: 'stored', ids };
};

/** Tells the server that this person agrees to have their flips kept. @returns whether it is recorded */
export async function postConsent(userId: string): Promise<boolean> {
  return (await requestJson('/api/flip-sessions/consent', { userId }))?.ok === true;
}

/** Asks which of these accounts no longer exist. @returns null if that is unknown */
export async function fetchDeletedOwners(owners: readonly string[]): Promise<readonly string[] | null> {
  const response = await requestJson<{ gone: string[] }>('/api/flip-owners', { owners });
  return (response?.ok && response.data?.gone) || null;
}
