import 'server-only';

import { BackendUnavailable, REQUEST_BUDGET_MS, withinBudget } from '@/lib/supabase/backend';
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
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const [current, { data, error }] = await Promise.all([
    currentSessionId(budget),
    withinBudget(serviceClient(budget).rpc('account_sessions', { user_id: userId }), budget),
  ]);
  if (error) throw new BackendUnavailable(error);
  return data.map(({ id, created_at, last_used_at, user_agent }) => ({
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
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { error } = await withinBudget(
    serviceClient(budget).rpc('end_account_session', { user_id: userId, session_id: sessionId }),
    budget,
  );
  if (error) throw new BackendUnavailable(error);
}

/**
 * Signs a person out everywhere but in this browser.
 * @throws BackendUnavailable when some may go on
 */
export async function endOtherSessions(): Promise<void> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { auth } = await createServerClient({ budget });
  const { error } = await withinBudget(auth.signOut({ scope: 'others' }), budget);
  if (error) throw new BackendUnavailable(error);
}

async function currentSessionId(budget: AbortSignal): Promise<string | null> {
  const { auth } = await createServerClient({ budget });
  const { data } = await withinBudget(auth.getClaims(), budget);
  return data?.claims.session_id ?? null;
}
