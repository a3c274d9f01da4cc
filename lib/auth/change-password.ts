import 'server-only';

import { anonymousClient } from '@/lib/supabase/anonymous';
import { BackendUnavailable, callBackend, dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { PENDING } from './email-change';
import { isUnanswered, type Session } from './session';
import { signInAgain } from './sign-in';

type PasswordOutcome =
  | { status: 'changed' }
  /** It is changed, and the sign-in with it that followed did not work. */
  | { status: 'signed-out' }
  /** With the reason in the auth service's own words, such as that it is too weak for it. */
  | { status: 'refused'; reason: string }
  | { status: 'unavailable' };

/**
 * Sets a person's password, which ends every session and every link from before, also one to a new address that another
 * person may have begun; then signs this browser in again. Check first that they may.
 */
export async function changePassword({ userId, email }: Session, password: string): Promise<PasswordOutcome> {
  return callBackend(async (signal) => {
    const change = { password, app_metadata: { [PENDING]: null } };
    const { error } = await serviceClient(signal).auth.admin.updateUserById(userId, change);
    if (error)
      return isUnanswered(error) ? { status: 'unavailable' } : { status: 'refused', reason: error.message };
    const isIn = await signInAgain(await createServerClient({ signal }), email, password, signal);
    return { status: isIn ? 'changed' : 'signed-out' };
  });
}

/**
 * Whether this is the person's password, asked without touching their session.
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export async function isCurrentPassword(email: string, password: string): Promise<boolean> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { auth } = await anonymousClient(signal);
  const { error } = await auth.signInWithPassword({ email, password });
  if (error && isUnanswered(error)) throw new BackendUnavailable(error);
  // The session was only the answer; in the list of sessions its owner would not know it.
  if (!error) await auth.signOut({ scope: 'local' });
  return !error;
}

/**
 * Whether an account has a password, or is opened by another service only.
 * @throws BackendUnavailable when it cannot be asked
 */
export function hasPassword(userId: string): Promise<boolean> {
  return dataOf(serviceClient().rpc('account_has_password', { user_id: userId }));
}
