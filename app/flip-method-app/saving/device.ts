import { databases, GUEST, hasDatabase, writeLocal } from '@/lib/device/device';
import { requestJson } from '@/lib/device/person';
import { type OutboxStore, type Post, purgeDeletedAccounts } from '@/lib/domain/outbox';
import { choices, setChoice } from '../shell/preferences';

/** The databases of written records on this device. Their code is loaded only if there is one. */
async function openRecords() {
  const names = [];
  for (const name of Object.values(databases)) if (await hasDatabase(name)) names.push(name);
  if (names.length === 0) return [];
  const { encryptedRecords } = await import('@/lib/device/encrypted-records');
  return names.map((name) => encryptedRecords(name));
}

/**
 * Deletes what this device stores of accounts that no longer exist: unsent flips, and what they wrote.
 * @param here the signed-in person, if any
 * @returns whether all accounts with data here have been checked
 */
export function forgetDeletedAccounts(outbox: OutboxStore, here: string | null): Promise<boolean> {
  // Earlier releases named the device here.
  writeLocal('flip.counts', null);
  const onDevice = {
    async owners() {
      const owners = new Set(await outbox.owners());
      for (const records of await openRecords())
        for (const owner of await records.owners()) owners.add(owner);
      return [...owners].filter((owner) => owner !== GUEST);
    },
    async forget(owner: string) {
      const ids = (await outbox.of(owner)).map(({ session }) => session.id);
      await outbox.remove(owner, ids);
      for (const records of await openRecords()) await records.removeAll(owner);
      for (const choice of choices) setChoice(choice, owner, false);
    },
  };
  return purgeDeletedAccounts(onDevice, here, fetchDeletedOwners);
}

/** Sends a batch. Never throws: anything but a valid response is `unavailable`, as is the refusal of a firewall before this site. */
export const postSessions: Post = async (userId, sessions) => {
  const response = await requestJson<{ ids: string[]; reason: string; error: string }>('/api/flip-sessions', {
    userId,
    sessions,
  });
  if (response === null) return { kind: 'unavailable' };
  const { status, ok, data, waitSeconds } = response;
  if (!ok && typeof data?.error !== 'string') return { kind: 'unavailable', waitSeconds };
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
async function fetchDeletedOwners(owners: readonly string[]): Promise<readonly string[] | null> {
  const response = await requestJson<{ gone: string[] }>('/api/flip-owners', { owners });
  return (response?.ok && response.data?.gone) || null;
}
