import { databases, GUEST, hasDatabase, readLocal, writeLocal } from '@/lib/device/device';
import { type OutboxStore, purgeDeletedAccounts } from '@/lib/domain/outbox';
import { choices, setChoice } from '../shell/preferences';
import { fetchDeletedOwners } from './posting';

const KEY = 'flip.counts';

/** This device's random id for each account that keeps counts: a separate id per person. */
function read(): Record<string, string> {
  const named = Object.entries(readLocal(KEY)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(named);
}

/** @returns null when, as far as this device knows, the account keeps no counts */
export function deviceOf(owner: string): string | null {
  return read()[owner] ?? null;
}

/** The account keeps counts. @returns this device's id; null without storage, as the id would be new at each visit */
export function nameDevice(owner: string): string | null {
  if (deviceOf(owner) === null) writeLocal(KEY, { ...read(), [owner]: crypto.randomUUID() });
  return deviceOf(owner);
}

/** For when the account keeps no counts or was deleted. */
export function forgetCounts(owner: string) {
  const { [owner]: gone, ...others } = read();
  if (gone) writeLocal(KEY, others);
}

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
      forgetCounts(owner);
    },
  };
  return purgeDeletedAccounts(onDevice, here, fetchDeletedOwners);
}
