import 'server-only';

import type { Session } from '@/lib/domain/session';
import { dataOf, failureOf } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';

/**
 * The address and name of the signed-in person; '' for none.
 * @throws BackendFailure when it cannot be read
 */
export async function readProfile({ userId }: Session): Promise<{ email: string; fullName: string }> {
  const client = await createServerClient();
  const query = client.from('profiles').select('email, full_name').eq('id', userId);
  const data = await dataOf(query.single());
  return { email: data.email ?? '', fullName: data.full_name ?? '' };
}

/**
 * Sets the name of the signed-in person; an empty one removes it.
 * @throws BackendFailure when it cannot be saved
 */
export async function renameProfile({ userId }: Session, fullName: string): Promise<void> {
  const client = await createServerClient();
  const { error, count } = await client
    .from('profiles')
    .update({ full_name: fullName || null }, { count: 'exact' })
    .eq('id', userId);
  if (error) throw failureOf(error, 'profiles');
  if (count !== 1) throw new Error('The signed-in person has no profile.');
}

/**
 * Which of these accounts no longer exist. Reveals nothing else about them.
 * @param userIds a short list
 * @throws BackendFailure when this is uncertain
 */
export async function findDeletedAccounts(userIds: readonly string[]): Promise<string[]> {
  const found = await dataOf(serviceClient().from('profiles').select('id').in('id', userIds));
  const existing = new Set(found.map(({ id }) => id));
  return userIds.filter((id) => !existing.has(id));
}
