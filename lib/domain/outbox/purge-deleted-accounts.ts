/** Accounts per request; the server accepts no more. */
export const mostOwners = 25;

/** Data stored on the device by account. */
export interface OwnedStore {
  /** The accounts with data here, without duplicates. */
  owners(): Promise<readonly string[]>;
  /** Removes all data of one account. */
  forget(owner: string): Promise<void>;
}

/**
 * Removes data of deleted accounts from the device. The signed-in person is skipped: their account exists,
 * and their flips are sent.
 * @param here the signed-in person, if any
 * @param ask returns which of the accounts no longer exist; null if unknown, in which case nothing is removed
 * @returns whether all accounts with data here have been checked
 */
export async function purgeDeletedAccounts(
  store: OwnedStore,
  here: string | null,
  ask: (owners: readonly string[]) => Promise<readonly string[] | null>,
): Promise<boolean> {
  const others = (await store.owners()).filter((owner) => owner !== here);
  if (others.length === 0) return true;
  const asked = others.slice(0, mostOwners);
  const gone = await ask(asked);
  for (const owner of gone ?? []) {
    if (!asked.includes(owner)) continue;
    await store.forget(owner);
  }
  return gone !== null && asked.length === others.length;
}
