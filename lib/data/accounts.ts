import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Which of these accounts no longer exist. Reveals nothing else about them.
 * @param userIds a short list
 * @throws BackendUnavailable when this is uncertain
 */
export async function findDeletedAccounts(userIds: readonly string[]): Promise<string[]> {
  const found = await dataOf(serviceClient().from('profiles').select('id').in('id', userIds));
  const existing = new Set(found.map(({ id }) => id));
  return userIds.filter((id) => !existing.has(id));
}
