import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Merges pending changes into the dashboard's daily totals. The figures are correct without it, but reads get
 * slower as changes accumulate.
 * @throws BackendUnavailable
 */
export async function mergeDailyDeltas(): Promise<void> {
  await dataOf(serviceClient().rpc('merge_daily_deltas'));
}

/**
 * Number of flips completed in the current UTC month, by all accounts.
 * @throws BackendUnavailable
 */
export function readFlipsThisMonth(): Promise<number> {
  return dataOf(serviceClient().rpc('completed_flips_this_month'));
}
