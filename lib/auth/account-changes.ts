import 'server-only';
import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { anonymousClient, createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { throwIfUnanswered } from './auth-errors';
import { PENDING } from './email-change';
import { removePasskeys } from './passkeys';
import { endSession, type Session } from './session';
import { signInAgain } from './sign-in';

type PasswordOutcome =
  | { status: 'changed' }
  /** The password is changed, but signing in with it failed. */
  | { status: 'signed-out' }
  /** With the auth service's own reason, such as a weak password. */
  | { status: 'refused'; reason: string };

/**
 * Sets a person's password, which ends all sessions and invalidates all links, including a pending email
 * change that someone else may have started, and removes all passkeys; then signs this browser in again. Verify the
 * person first.
 * @throws BackendUnavailable
 */
export async function changePassword({ userId, email }: Session, password: string): Promise<PasswordOutcome> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  await removePasskeys(userId, signal);
  const change = { password, app_metadata: { [PENDING]: null } };
  const { error } = await serviceClient(signal).auth.admin.updateUserById(userId, change);
  throwIfUnanswered(error);
  if (error) return { status: 'refused', reason: error.message };
  const isIn = await signInAgain(await createServerClient({ signal }), email, password, signal);
  return { status: isIn ? 'changed' : 'signed-out' };
}

/**
 * Whether this is the person's password, checked without touching their session.
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export async function isCurrentPassword(email: string, password: string): Promise<boolean> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { auth } = await anonymousClient(signal);
  const { error } = await auth.signInWithPassword({ email, password });
  throwIfUnanswered(error);
  // The check created a session, which would look unfamiliar in the person's list.
  if (!error) await auth.signOut({ scope: 'local' });
  return !error;
}

/**
 * Whether an account has a password, as opposed to Google sign-in only.
 * @throws BackendUnavailable when it cannot be checked
 */
export function hasPassword(userId: string): Promise<boolean> {
  return dataOf(serviceClient().rpc('account_has_password', { user_id: userId }));
}

/**
 * Deletes the account, and by cascade everything that references it, then ends this browser's session.
 * @param person from `getCurrentUser`
 * @returns false, with nothing deleted, for the last admin: nobody could make another
 * @throws BackendUnavailable when nothing was deleted
 */
export async function deleteAccount({ userId }: Session): Promise<boolean> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const roles = serviceClient(signal).from('user_roles').select('user_id').eq('role', 'admin').limit(2);
  const admins = await dataOf(roles);
  if (admins.length === 1 && admins[0]?.user_id === userId) return false;
  await dataOf(serviceClient(signal).auth.admin.deleteUser(userId));
  await endSession(await createServerClient({ signal }), 'local', signal);
  return true;
}
