import type { OutboxStore } from './row';

/** As many accounts are asked about at once; the server answers no more. */
export const mostOwners = 25;

/**
 * Removes the rows of people whose account has been deleted. Those of whoever is here are not asked about: they are
 * sent, and somebody who has just signed in has an account.
 * @param here who is here
 * @param ask which of these accounts exist no more; null when nobody knows, and then everything stays
 * @returns whether that is known now of everybody whose rows wait
 */
export async function forgetGone(
  store: OutboxStore,
  here: string | null,
  ask: (owners: readonly string[]) => Promise<readonly string[] | null>,
): Promise<boolean> {
  const others = (await store.owners()).filter((owner) => owner !== here);
  if (others.length === 0) return true;
  const asked = others.slice(0, mostOwners);
  const gone = await ask(asked);
  for (const owner of gone ?? []) {
    if (!asked.includes(owner)) continue;
    const rows = await store.of(owner);
    await store.remove(
      owner,
      rows.map((row) => row.session.id),
    );
  }
  return gone !== null && asked.length === others.length;
}
