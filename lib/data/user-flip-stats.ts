import 'server-only';

import { type DayStats, type FlipCounts, totalOf } from '@/lib/domain/stats/aggregate';
import type { Client } from '@/lib/supabase/client';
import { readAll } from '@/lib/supabase/read-all';

const COLUMNS =
  'session_date, total_flips, completed_flips, action_needed_flips, no_action_flips, emergency_flips';
/** As many as the charts show. */
const LATEST = 30;

/**
 * The signed-in person's latest days, and everything they have ever done added up: a total of those days
 * alone would take a recovery stage back from a person who flips seldom.
 * @param client bound to the cookies of the request
 * @returns the days with a flip, the newest first
 * @throws BackendUnavailable when they cannot be read
 */
export async function readFlipFigures(client: Client): Promise<{ days: DayStats[]; total: FlipCounts }> {
  const days = await readAll((from, to) =>
    client
      .from('user_flip_stats')
      .select(COLUMNS)
      .order('session_date', { ascending: false })
      .range(from, to)
      // The columns of a view count as nullable; these never are.
      .overrideTypes<DayStats[], { merge: false }>(),
  );
  return { days: days.slice(0, LATEST), total: totalOf(days) };
}
