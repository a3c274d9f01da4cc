import { databases, GUEST, hasDatabase, writeLocal } from '@/lib/device/device';
import { type OutboxStore, purgeDeletedAccounts } from '@/lib/domain/outbox';
import { choices, setChoice } from '../shell/preferences';
import { fetchDeletedOwners } from './posting';

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
