import 'server-only';

import { accountMessages } from '@/content/account';
import type { FormMessage } from '@/lib/forms/form-state';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { listSessions } from './account-sessions';
import { hasPassword, isCurrentPassword } from './change-password';
import type { Session } from './session';

/** How recent a sign-in must be to verify a person without a password. */
const RECENT_MS = 10 * 60_000;

/** Why the person is not verified. */
export interface ProofRefusal {
  status: 'limited' | 'wrong-password' | 'sign-in-again' | 'no-code' | 'wrong-code';
  message: FormMessage;
}

/**
 * Verifies the person before an irreversible change, since an open session may be an unattended phone.
 * @param person from `getCurrentUser`
 * @param password as typed; ignored if the account has none
 * @returns null if the person is verified
 * @throws BackendUnavailable when it cannot be checked
 */
export async function reauthenticate(person: Session, password: string): Promise<ProofRefusal | null> {
  const { signInAgain, wrongPassword } = accountMessages;
  if (!(await hasPassword(person.userId))) {
    if (await isRecentSignIn(person.userId)) return null;
    // A Google-only account whose last sign-in is more than ten minutes ago.
    return { status: 'sign-in-again', message: signInAgain };
  }
  const message = await guardRate('sign-in', person.email);
  if (message) return { status: 'limited', message };
  if (password !== '' && (await isCurrentPassword(person.email, password))) return null;
  return { status: 'wrong-password', message: wrongPassword };
}

/** Whether this browser's session began in the last ten minutes. */
async function isRecentSignIn(userId: string): Promise<boolean> {
  const current = (await listSessions(userId)).find((each) => each.isThis);
  return current !== undefined && Date.now() - Date.parse(current.createdAt) < RECENT_MS;
}
