import 'server-only';

import type { FormMessage } from '@/lib/forms/form-state';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { listSessions } from './account-sessions';
import { hasPassword, isCurrentPassword } from './change-password';
import type { Session } from './session';

/** How recent a sign-in must be to verify a person without a password. */
const RECENT_MS = 10 * 60_000;

export type Proof =
  | { status: 'proven' }
  | { status: 'wrong-password' }
  /** Google-only account whose last sign-in is more than ten minutes ago. */
  | { status: 'sign-in-again' }
  | { status: 'limited'; message: FormMessage };

/**
 * Verifies the person before an irreversible change, since an open session may be an unattended phone.
 * @param person from `getCurrentUser`
 * @param password as typed; ignored if the account has none
 * @throws BackendUnavailable when it cannot be checked
 */
export async function reauthenticate(person: Session, password: string): Promise<Proof> {
  if (!(await hasPassword(person.userId))) {
    return { status: (await isRecentSignIn(person.userId)) ? 'proven' : 'sign-in-again' };
  }
  const message = await guardRate('sign-in', person.email);
  if (message) return { status: 'limited', message };
  const isRight = password !== '' && (await isCurrentPassword(person.email, password));
  return { status: isRight ? 'proven' : 'wrong-password' };
}

/** Whether this browser's session began in the last ten minutes. */
async function isRecentSignIn(userId: string): Promise<boolean> {
  const current = (await listSessions(userId)).find((each) => each.isThis);
  return current !== undefined && Date.now() - Date.parse(current.createdAt) < RECENT_MS;
}
