import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Adds what has changed since the last call to the sums of the dashboard. The figures are right without it, but
 * reading them costs more the more changes wait.
 * @throws BackendUnavailable
 */
export async function mergeDailyDeltas(): Promise<void> {
  await dataOf(serviceClient().rpc('merge_daily_deltas'));
}

/**
 * How many flips have been completed in this UTC month, by all people with an account.
 * @throws BackendUnavailable
 */
export function readFlipsThisMonth(): Promise<number> {
  return dataOf(serviceClient().rpc('completed_flips_this_month'));
}
