import { requestJson } from '@/lib/device/request-json';
import type { Post } from '@/lib/domain/outbox';

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
