import 'server-only';

import type { DeviceCounts, MonthCounts } from '@/lib/domain/notebook-counts';
import { dataOf, failureOf, readAll } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';

const COLUMNS =
  'device, month, waits, gone, stayed, grown, searched, came_true, partly, did_not, cannot_tell';

/**
 * The signed-in person's counts from all devices.
 * @param client bound to the request's cookies
 * @throws BackendFailure when they cannot be read
 */
export function readNotebookCounts(client: Client): Promise<DeviceCounts[]> {
  return readAll((from, to) =>
    client
      .from('notebook_counts')
      .select(COLUMNS, { count: 'exact' })
      .order('month')
      .order('device')
      .range(from, to),
  );
}

/**
 * Replaces the account's counts of one device. Idempotent.
 * @param client bound to the request's cookies
 * @returns `no-consent` if the person has not agreed or has withdrawn; `full` if the row limit is reached
 * @throws BackendFailure when it is unknown what was stored; retrying is safe
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
    if (error) throw failureOf(error, 'notebook_counts');
  }
  const held = months.map(({ month }) => month);
  const others = client.from('notebook_counts').delete().eq('user_id', userId).eq('device', device);
  await dataOf(held.length > 0 ? others.not('month', 'in', `(${held.join()})`) : others);
  return 'stored';
}
