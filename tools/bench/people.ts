import type { LocalState } from '../../scripts/state.ts';
import { agreeAs, makeAccount, removeAccount, signInAs } from '../attack/accounts.ts';

export interface SignedIn {
  id: string;
  /** The `Cookie` header of the session. */
  cookie: string;
}

/** Creates a confirmed account and signs it in on the site. */
export async function signInSomebody(state: LocalState): Promise<SignedIn> {
  const account = await makeAccount('bench', state);
  await agreeAs(account.id, state);
  return { id: account.id, cookie: await signInAs(account, state) };
}

/** Deletes accounts with all their data. */
export async function forget(state: LocalState, people: readonly SignedIn[]): Promise<void> {
  for (const { id } of people) await removeAccount(id, state);
}
