import type { LocalState } from '../../scripts/state.ts';
import { agreeAs, makeAccount, removeAccount, signInAs } from '../attack/accounts.ts';

export interface SignedIn {
  id: string;
  /** The header that the site knows them by. */
  cookie: string;
}

/** A new account, confirmed and signed in on the site. */
export async function signInSomebody(state: LocalState): Promise<SignedIn> {
  const account = await makeAccount('bench', state);
  await agreeAs(account.id, state);
  return { id: account.id, cookie: await signInAs(account, state) };
}

/** Deletes them with all that they saved. */
export async function forget(state: LocalState, people: readonly SignedIn[]): Promise<void> {
  for (const { id } of people) await removeAccount(id, state);
}
