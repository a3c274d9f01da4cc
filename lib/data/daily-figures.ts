import 'server-only';

import { BackendUnavailable, REQUEST_BUDGET_MS } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Adds what has changed since the last call to the sums of the dashboard. The figures are right without it, but
 * reading them costs more the more changes wait.
 * @throws BackendUnavailable
 */
export async function mergeDailyDeltas(): Promise<void> {
  const { error } = await serviceClient(AbortSignal.timeout(REQUEST_BUDGET_MS)).rpc('merge_daily_deltas');
  if (error) throw new BackendUnavailable(error);
}
