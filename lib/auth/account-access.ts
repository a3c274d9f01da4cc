import 'server-only';
import { BackendUnavailable, dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { askAuth } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { removePasskeys } from './passkeys';

interface AccountSession {
  id: string;
  /** ISO dates and times. */
  createdAt: string;
  lastUsedAt: string;
  /** The User-Agent header, or ''. */
  userAgent: string;
  /** Whether it is the session of this request. */
  isThis: boolean;
}

/**
 * Lists a person's sessions, most recently used first.
 * @throws BackendUnavailable when they cannot be read
 */
export async function listSessions(userId: string): Promise<AccountSession[]> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const [{ data: current }, sessions] = await Promise.all([
    askAuth((auth) => auth.getClaims(), signal),
    dataOf(serviceClient(signal).rpc('account_sessions', { user_id: userId })),
  ]);
  return sessions.map(({ id, created_at, last_used_at, user_agent }) => ({
    id,
    createdAt: created_at,
    lastUsedAt: last_used_at,
    userAgent: user_agent ?? '',
    isThis: id === current?.claims.session_id,
  }));
}

/**
 * Ends one session of this person. Another person's session id has no effect.
 * @throws BackendUnavailable when the session may still be active
 */
export async function endAccountSession(userId: string, sessionId: string): Promise<void> {
  await dataOf(serviceClient().rpc('end_account_session', { user_id: userId, session_id: sessionId }));
}

/**
 * Ends all of the person's sessions except this browser's.
 * @throws BackendUnavailable when some may still be active
 */
export async function endOtherSessions(): Promise<void> {
  const { error } = await askAuth((auth) => auth.signOut({ scope: 'others' }));
  if (error) throw new BackendUnavailable(error);
}

/**
 * Ends all of a person's sessions.
 * @throws BackendUnavailable when some may still be active
 */
export async function endAccountSessions(userId: string, signal?: AbortSignal): Promise<void> {
  await dataOf(serviceClient(signal).rpc('end_account_sessions', { user_id: userId }));
}

/**
 * Whether Google signs in to an account.
 * @throws BackendUnavailable when it cannot be checked
 */
export function hasGoogle(userId: string): Promise<boolean> {
  return dataOf(serviceClient().rpc('account_has_google', { user_id: userId }));
}

/**
 * Removes every way to sign in but email and password. Authenticate the person first.
 * @throws BackendUnavailable
 */
export async function removeProviders(userId: string, signal?: AbortSignal): Promise<void> {
  await removePasskeys(userId, signal);
  await dataOf(serviceClient(signal).rpc('remove_providers', { user_id: userId }));
}
