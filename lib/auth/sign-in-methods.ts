import 'server-only';

import { BackendUnavailable, REQUEST_BUDGET_MS, withinBudget } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Whether an account has a password, or is opened by another service only.
 * @throws BackendUnavailable when it cannot be asked
 */
export async function hasPassword(userId: string): Promise<boolean> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { data, error } = await withinBudget(
    serviceClient(budget).rpc('account_has_password', { user_id: userId }),
    budget,
  );
  if (error) throw new BackendUnavailable(error);
  return data;
}
