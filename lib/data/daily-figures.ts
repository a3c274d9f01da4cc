import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Stores the figures of up to 100 days that changed since the last call, and the funnel if it is older than ten minutes.
 * The dashboard is correct without it, but changed days are counted each time they are read.
 * @returns the number of days
 * @throws BackendUnavailable
 */
export async function countChangedDays(): Promise<number> {
  const days = await dataOf(serviceClient().rpc('count_changed_days'));
  await dataOf(serviceClient().rpc('refresh_funnel'));
  return days;
}

/**
 * Number of flips completed in the current UTC month, by all accounts.
 * @throws BackendUnavailable
 */
export function readFlipsThisMonth(): Promise<number> {
  return dataOf(serviceClient().rpc('completed_flips_this_month'));
}
