import 'server-only';

import { type DayStats, type FlipCounts, totalOf } from '@/lib/domain/statistics';
import { readAll } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';

const COLUMNS =
  'session_date, total_flips, completed_flips, action_needed_flips, no_action_flips, emergency_flips';
/** As many days as a month can have: the device, which knows its date, counts the current one. */
const LATEST = 31;

/**
 * The signed-in person's latest days, and totals over all days: totals of the latest days alone would demote
 * people who flip rarely to an earlier recovery stage.
 * @param client bound to the request's cookies
 * @returns days with flips, newest first
 * @throws BackendFailure when they cannot be read
 */
export async function readFlipFigures(client: Client): Promise<{ days: DayStats[]; total: FlipCounts }> {
  const days = await readAll((from, to) =>
    client
      .from('user_flip_stats')
      .select(COLUMNS, { count: 'exact' })
      .order('session_date', { ascending: false })
      .range(from, to)
      // View columns are typed as nullable; these never are.
      .overrideTypes<DayStats[], { merge: false }>(),
  );
  return { days: days.slice(0, LATEST), total: totalOf(days) };
}
