import 'server-only';

import { BackendUnavailable, dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { askAuth } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';

interface AccountSession {
  id: string;
  /** ISO dates and times. */
  createdAt: string;
  lastUsedAt: string;
  /** As the browser names itself, or ''. */
  userAgent: string;
  /** The session of the browser that asks. */
  isThis: boolean;
}

/**
 * Where a person is signed in, the latest use first.
 * @throws BackendUnavailable when it cannot be read
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
 * Signs a person out where one of their sessions is. Another person's id ends nothing.
 * @throws BackendUnavailable when it may go on
 */
export async function endAccountSession(userId: string, sessionId: string): Promise<void> {
  await dataOf(serviceClient().rpc('end_account_session', { user_id: userId, session_id: sessionId }));
}

/**
 * Signs a person out everywhere but in this browser.
 * @throws BackendUnavailable when some may go on
 */
export async function endOtherSessions(): Promise<void> {
  const { error } = await askAuth((auth) => auth.signOut({ scope: 'others' }));
  if (error) throw new BackendUnavailable(error);
}
