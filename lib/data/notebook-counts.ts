import 'server-only';

import type { DeviceCounts, MonthCounts } from '@/lib/domain/notebook-counts/counts';
import { BackendUnavailable, dataOf } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { serviceClient } from '@/lib/supabase/service';

const COLUMNS =
  'device, month, waits, gone, stayed, grown, searched, came_true, partly, did_not, cannot_tell';

/**
 * The signed-in person's counts of all their devices; the database keeps no more rows than the API hands out at once.
 * @param client bound to the cookies of the request
 * @throws BackendUnavailable when they cannot be read
 */
export function readNotebookCounts(client: Client): Promise<DeviceCounts[]> {
  return dataOf(client.from('notebook_counts').select(COLUMNS).order('month').order('device'));
}

/**
 * Puts what a device holds now in the place of what the account had of it. Twice changes nothing.
 * @param client bound to the cookies of the request
 * @returns `no-consent` when the person has not chosen it, or not any more; `full` when there is room for no more months
 * @throws BackendUnavailable when it is unknown what was stored; sending all of it again is safe
 */
export async function saveNotebookCounts(
  client: Client,
  userId: string,
  device: string,
  months: readonly MonthCounts[],
): Promise<'stored' | 'no-consent' | 'full'> {
  if (months.length > 0) {
    const rows = months.map((counts) => ({ ...counts, device, user_id: userId }));
    const { error } = await client.from('notebook_counts').upsert(rows);
    if (error?.code === '42501') return 'no-consent';
    if (error?.code === 'PT429') return 'full';
    if (error) throw new BackendUnavailable(error);
  }
  const held = months.map(({ month }) => month);
  const others = client.from('notebook_counts').delete().eq('user_id', userId).eq('device', device);
  await dataOf(held.length > 0 ? others.not('month', 'in', `(${held.join()})`) : others);
  return 'stored';
}

/** Ends the person's choice, and deletes the counts of all their devices. @throws BackendUnavailable */
export async function stopNotebookCounts(userId: string): Promise<void> {
  await dataOf(serviceClient().rpc('stop_notebook_counts', { person: userId }));
}
