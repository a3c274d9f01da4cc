import 'server-only';

import { createServerClient } from '@/lib/supabase/server';
import { BackendUnavailable, REQUEST_BUDGET_MS, withinBudget } from '@/lib/supabase/time-budget';

/** Whether the signed-in person has a password, or comes in by another service only. */
export async function hasPassword(): Promise<boolean> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { auth } = await createServerClient({ budget });
  const { data, error } = await withinBudget(auth.getUser(), budget);
  if (error) throw new BackendUnavailable(error);
  const providers: unknown = data.user.app_metadata.providers;
  return Array.isArray(providers) && providers.includes('email');
}
