import 'server-only';

import type { FormMessage } from '@/lib/forms/form-state';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { listSessions } from './account-sessions';
import { hasPassword, isCurrentPassword } from './change-password';
import type { Session } from './session';

/** How long a sign-in counts as a proof for a person who has no password here. */
const RECENT_MS = 10 * 60_000;

export type Proof =
  | { status: 'proven' }
  | { status: 'wrong-password' }
  /** They sign in with Google only, and have not done so in the last ten minutes. */
  | { status: 'sign-in-again' }
  | { status: 'limited'; message: FormMessage };

/**
 * Whether it is really this person, before something that cannot be taken back: a session may be a phone left on a table.
 * @param person as the auth service knows them at this moment
 * @param password what was typed; not read where the account has none
 * @throws BackendUnavailable when it cannot be checked
 */
export async function proveAgain(person: Session, password: string): Promise<Proof> {
  if (!(await hasPassword(person.userId))) {
    return { status: (await isRecentSignIn(person.userId)) ? 'proven' : 'sign-in-again' };
  }
  const message = await guardRate('sign-in', person.email);
  if (message) return { status: 'limited', message };
  const isRight = password !== '' && (await isCurrentPassword(person.email, password));
  return { status: isRight ? 'proven' : 'wrong-password' };
}

/** Whether the session of this browser began in the last ten minutes. */
async function isRecentSignIn(userId: string): Promise<boolean> {
  const current = (await listSessions(userId)).find((each) => each.isThis);
  return current !== undefined && Date.now() - Date.parse(current.createdAt) < RECENT_MS;
}
