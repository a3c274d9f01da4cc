import type { Answer, Post } from '@/lib/domain/outbox';

/** The server responds within five seconds; the rest is for slow networks. */
const TIMEOUT_MS = 15_000;

/** In seconds; the server never sends the header's date form. */
const waitOf = ({ headers }: Response) => Number.parseInt(headers.get('retry-after') ?? '', 10) || 0;

/** Sends a batch. Never throws: anything but a valid response is `unavailable`. */
export const postSessions: Post = async (userId, sessions) => {
  try {
    const response = await fetch('/api/flip-sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId, sessions }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) return { kind: 'signed-out' };
    if (response.status === 409) return { kind: 'other-person' };
    if (response.status === 403) {
      const { reason } = (await response.json()) as { reason?: string };
      return { kind: reason === 'no-consent' || reason === 'withdrawn' ? reason : 'unavailable' };
    }
    if (response.status === 429) return { kind: 'full', waitSeconds: waitOf(response) };
    if (!response.ok) return { kind: 'unavailable', waitSeconds: waitOf(response) };
    const { ids, misdated, now } = (await response.json()) as Omit<
      Extract<Answer, { kind: 'stored' }>,
      'kind'
    >;
    return { kind: 'stored', ids, misdated, now };
  } catch {
    return { kind: 'unavailable' };
  }
};

/** Tells the server that this person agrees to have their flips kept. @returns whether it is recorded */
export async function postConsent(userId: string): Promise<boolean> {
  try {
    const response = await fetch('/api/flip-sessions/consent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Asks which of these accounts no longer exist. @returns null if that is unknown */
export async function fetchDeletedOwners(owners: readonly string[]): Promise<readonly string[] | null> {
  try {
    const response = await fetch('/api/flip-owners', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ owners }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? ((await response.json()) as { gone: string[] }).gone : null;
  } catch {
    return null;
  }
}
