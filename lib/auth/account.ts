import 'server-only';
import type { User } from '@/lib/domain/session';
import { forgetOtherDevices } from '@/lib/limits/known-device';
import { dataOf, failureOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { callAuth, createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { throwIfUnanswered } from './auth-errors';
import { removePasskeys } from './passkeys';
import { endSession } from './session';
import { signInAgain } from './sign-in';

/** Metadata field with the id of the latest request to change the address; older links no longer match it. */
export const PENDING = 'email_change';

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
 * @throws BackendFailure
 */
export async function changePassword({ userId, email }: User, password: string): Promise<PasswordOutcome> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const change = { password, app_metadata: { [PENDING]: null } };
  const { error } = await serviceClient(signal).auth.admin.updateUserById(userId, change);
  throwIfUnanswered(error);
  if (error) return { status: 'refused', reason: error.message };
  await removePasskeys(userId, signal);
  const isIn = await signInAgain(await createServerClient({ signal }), email, password, signal);
  return { status: isIn ? 'changed' : 'signed-out' };
}

/**
 * How a person can sign in, besides passkeys.
 * @throws BackendFailure when it cannot be checked
 */
export async function signInMethods(userId: string): Promise<{ withPassword: boolean; withGoogle: boolean }> {
  const ways = await dataOf(serviceClient().rpc('account_sign_in_methods', { user_id: userId }).single());
  return { withPassword: ways.password, withGoogle: ways.google };
}

/**
 * Deletes the account, and by cascade everything that references it, then ends this browser's session.
 * @param person from `getCurrentUser`
 * @returns false, with nothing deleted, for the last admin or the last owner, after whom no other could be made
 * @throws BackendFailure when nothing was deleted
 */
export async function deleteAccount({ userId }: User): Promise<boolean> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const roles = serviceClient(signal).from('user_roles').select('user_id, is_owner').eq('role', 'admin');
  const admins = await dataOf(roles);
  const own = admins.find(({ user_id }) => user_id === userId);
  const others = admins.filter((each) => each !== own);
  if (own && others.every(({ is_owner }) => own.is_owner && !is_owner)) return false;
  await dataOf(serviceClient(signal).auth.admin.deleteUser(userId));
  await endSession(await createServerClient({ signal }), 'local', signal);
  return true;
}

/**
 * Lists a person's sessions, most recently used first.
 * @returns with `isCurrent` for the session of this request
 * @throws BackendFailure when they cannot be read
 */
export async function listSessions(userId: string) {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const [{ data: current }, sessions] = await Promise.all([
    callAuth((auth) => auth.getClaims(), signal),
    dataOf(serviceClient(signal).rpc('account_sessions', { user_id: userId })),
  ]);
  return sessions.map((each) => ({ ...each, isCurrent: each.id === current?.claims.session_id }));
}

/**
 * Ends all of the person's sessions except this browser's, and forgets the other devices.
 * @throws BackendFailure when some may still be active or known
 */
export async function endOtherSessions(user: User): Promise<void> {
  const { error } = await callAuth((auth) => auth.signOut({ scope: 'others' }));
  if (error) throw failureOf(error);
  await forgetOtherDevices(user);
}

/**
 * Ends all of a person's sessions, or one of them. Another person's session id has no effect.
 * @throws BackendFailure when some may still be active
 */
export async function endAccountSessions(
  user_id: string,
  session_id?: string,
  signal?: AbortSignal,
): Promise<void> {
  const ended = { user_id, ...(session_id && { session_id }) };
  await dataOf(serviceClient(signal).rpc('end_account_sessions', ended));
}

/**
 * Removes every way to sign in but email and password, passkeys included: a stranger who got in by one of the others may
 * have added some. Authenticate the person first.
 * @throws BackendFailure
 */
export async function removeProviders(userId: string, signal?: AbortSignal): Promise<void> {
  await removePasskeys(userId, signal);
  await dataOf(serviceClient(signal).rpc('remove_providers', { user_id: userId }));
}
