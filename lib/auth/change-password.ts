import 'server-only';

import { anonymousClient } from '@/lib/supabase/anonymous';
import { createServerClient } from '@/lib/supabase/server';
import { BackendUnavailable, REQUEST_BUDGET_MS, withinBudget } from '@/lib/supabase/time-budget';
import { forgetEmailChange } from './email-change';
import { isOutage, isUnanswered, type Session } from './session';

export type PasswordOutcome =
  | { status: 'changed' }
  /** With the reason in the auth service's own words, such as that it is the old one. */
  | { status: 'refused'; reason: string }
  | { status: 'unavailable' };

/**
 * Sets the signed-in person's password, signs out every other device, and stops a change of address that somebody
 * else may have begun. Check first that they may.
 */
export async function changePassword({ userId }: Session, password: string): Promise<PasswordOutcome> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  try {
    const { auth } = await createServerClient({ budget });
    await forgetEmailChange(userId, budget);
    const { error } = await withinBudget(auth.updateUser({ password }), budget);
    if (error)
      return isOutage(error) ? { status: 'unavailable' } : { status: 'refused', reason: error.message };
    await withinBudget(auth.signOut({ scope: 'others' }), budget);
    return { status: 'changed' };
  } catch (error) {
    if (error instanceof BackendUnavailable) return { status: 'unavailable' };
    throw error;
  }
}

/**
 * Whether this is the person's password, asked without touching their session.
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export async function isCurrentPassword(email: string, password: string): Promise<boolean> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { auth } = anonymousClient(budget);
  const { error } = await withinBudget(auth.signInWithPassword({ email, password }), budget);
  if (error && isUnanswered(error)) throw new BackendUnavailable(error);
  return !error;
}
