import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import type { DayStats } from '@/lib/domain/stats/aggregate';
import type { Database } from '@/lib/supabase/database.types';
import { BackendUnavailable } from '@/lib/supabase/time-budget';

/**
 * The signed-in person's days with a flip, the newest first.
 * @param client bound to the cookies of the request
 * @param days at most this many rows
 * @throws BackendUnavailable when they cannot be read
 */
export async function readDailyStats(client: SupabaseClient<Database>, days = 30): Promise<DayStats[]> {
  const { data, error } = await client
    .from('user_flip_stats')
    .select('*')
    .order('session_date', { ascending: false })
    .limit(days);
  if (error) throw new BackendUnavailable(error);
  // The columns of a view count as nullable; these never are.
  return data.map((row) => ({
    session_date: row.session_date ?? '',
    total_flips: row.total_flips ?? 0,
    completed_flips: row.completed_flips ?? 0,
    action_needed_flips: row.action_needed_flips ?? 0,
    no_action_flips: row.no_action_flips ?? 0,
    emergency_flips: row.emergency_flips ?? 0,
  }));
}
