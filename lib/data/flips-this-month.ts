import 'server-only';

import { BackendUnavailable } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * How many flips have been completed in this UTC month, by everybody with an account.
 * @throws BackendUnavailable when they cannot be read
 */
export async function readFlipsThisMonth(): Promise<number> {
  const { data, error } = await serviceClient().rpc('completed_flips_this_month');
  if (error) throw new BackendUnavailable(error);
  return data;
}
