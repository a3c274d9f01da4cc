import 'server-only';

import { createServerClient } from '@/lib/supabase/server';
import { BackendUnavailable, REQUEST_BUDGET_MS, withinBudget } from '@/lib/supabase/time-budget';
import { isOutage } from './session';

export type PasswordOutcome =
  | { status: 'changed' }
  /** With the reason in the auth service's own words, such as that it is the old one. */
  | { status: 'refused'; reason: string }
  | { status: 'unavailable' };

/** Sets the signed-in person's password and signs out every other device. Check first that they may. */
export async function changePassword(password: string): Promise<PasswordOutcome> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  try {
    const { auth } = await createServerClient({ budget });
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
