import 'server-only';

import { BackendUnavailable } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Which of these accounts exist no more. Nothing else is told about any of them.
 * @param userIds a few
 * @throws BackendUnavailable when that cannot be said for certain
 */
export async function findDeletedAccounts(userIds: readonly string[]): Promise<string[]> {
  const { data, error } = await serviceClient().from('profiles').select('id').in('id', userIds);
  if (error) throw new BackendUnavailable(error);
  const existing = new Set(data.map(({ id }) => id));
  return userIds.filter((id) => !existing.has(id));
}
