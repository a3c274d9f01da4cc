import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import { type DayStats, type FlipCounts, totalOf } from '@/lib/domain/stats/aggregate';
import { dataOf } from '@/lib/supabase/backend';
import type { Database } from '@/lib/supabase/database.types';

const COLUMNS =
  'session_date, total_flips, completed_flips, action_needed_flips, no_action_flips, emergency_flips';
/** As many rows as the API hands out at once. */
const PAGE = 1_000;

/**
 * The signed-in person's days with a flip, the newest first.
 * @param client bound to the cookies of the request
 * @param days at most this many rows
 * @param skip this many of the newest are left out
 * @throws BackendUnavailable when they cannot be read
 */
export async function readDailyStats(
  client: SupabaseClient<Database>,
  days = 30,
  skip = 0,
): Promise<DayStats[]> {
  const query = client.from('user_flip_stats').select(COLUMNS).order('session_date', { ascending: false });
  const rows = await dataOf(query.range(skip, skip + days - 1));
  // The columns of a view count as nullable; these never are.
  return rows.map((row) => ({
    session_date: row.session_date ?? '',
    total_flips: row.total_flips ?? 0,
    completed_flips: row.completed_flips ?? 0,
    action_needed_flips: row.action_needed_flips ?? 0,
    no_action_flips: row.no_action_flips ?? 0,
    emergency_flips: row.emergency_flips ?? 0,
  }));
}

/**
 * The signed-in person's latest days, and everything they have ever done added up: a total of those days
 * alone would take a recovery stage back from a person who flips seldom.
 * @param client bound to the cookies of the request
 * @param latest how many days to give
 * @throws BackendUnavailable when they cannot be read
 */
export async function readFlipFigures(
  client: SupabaseClient<Database>,
  latest = 30,
): Promise<{ days: DayStats[]; total: FlipCounts }> {
  const all: DayStats[] = [];
  for (let more = true; more; ) {
    const page = await readDailyStats(client, PAGE, all.length);
    all.push(...page);
    more = page.length === PAGE;
  }
  return { days: all.slice(0, latest), total: totalOf(all) };
}
