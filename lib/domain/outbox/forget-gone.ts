/** As many accounts are asked about at once; the server answers no more. */
export const mostOwners = 25;

/** What a device keeps for people by their accounts. */
export interface OwnedStore {
  /** For whom it keeps something, each person once. */
  owners(): Promise<readonly string[]>;
  /** Removes all that it keeps for one person. */
  forget(owner: string): Promise<void>;
}

/**
 * Removes what a device keeps for people whose account has been deleted. The signed-in person is not asked about: their
 * flips are sent, and a person who has just signed in has an account.
 * @param here who is here
 * @param ask which of these accounts exist no more; null when unknown, and then everything stays
 * @returns whether that is known now of all people for whom something is kept
 */
export async function forgetGone(
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
