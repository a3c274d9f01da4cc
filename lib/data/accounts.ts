import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Which of these accounts exist no more. Nothing else is told about any of them.
 * @param userIds a few
 * @throws BackendUnavailable when that cannot be said for certain
 */
export async function findDeletedAccounts(userIds: readonly string[]): Promise<string[]> {
  const found = await dataOf(serviceClient().from('profiles').select('id').in('id', userIds));
  const existing = new Set(found.map(({ id }) => id));
  return userIds.filter((id) => !existing.has(id));
}
