import 'server-only';

import { BackendUnavailable, dataOf, REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';

export interface AccountSession {
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
  const [current, sessions] = await Promise.all([
    currentSessionId(signal),
    dataOf(serviceClient(signal).rpc('account_sessions', { user_id: userId })),
  ]);
  return sessions.map(({ id, created_at, last_used_at, user_agent }) => ({
    id,
    createdAt: created_at,
    lastUsedAt: last_used_at,
    userAgent: user_agent ?? '',
    isThis: id === current,
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
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { auth } = await createServerClient({ signal });
  const { error } = await withTimeout(auth.signOut({ scope: 'others' }), signal);
  if (error) throw new BackendUnavailable(error);
}

async function currentSessionId(signal: AbortSignal): Promise<string | null> {
  const { auth } = await createServerClient({ signal });
  const { data } = await withTimeout(auth.getClaims(), signal);
  return data?.claims.session_id ?? null;
}
