import 'server-only';
import type { FlipSession } from '@/lib/domain/outbox';
import { type DayStats, type FlipCounts, totalOf } from '@/lib/domain/statistics';
import { dataOf, failureOf, readAll } from '@/lib/supabase/backend';
import { type Client, serviceClient } from '@/lib/supabase/service';

export interface SavedFlips {
  /** Stored for this person, by this call or an earlier one. */
  ids: string[];
  /** Why the database takes none or no more: its policy refuses them, or the quota of one UTC day is reached. */
  refusal: 'policy' | 'quota' | null;
}

/**
 * Stores flips of the signed-in person, in one call if all are new. Idempotent by flip id; one invalid flip does not
 * block the others.
 * @param client bound to the request's cookies
 * @throws BackendFailure when it is unknown what was stored; retrying is safe
 */
export async function saveFlips(
  client: Client,
  userId: string,
  flips: readonly FlipSession[],
): Promise<SavedFlips> {
  const asked = flips.map((flip) => flip.id);
  const together = await insert(client, userId, flips);
  if (together.error?.code === REFUSED_BY_POLICY) return { ids: [], refusal: 'policy' };
  if (together.data?.length === flips.length) return { ids: asked, refusal: null };
  let isQuotaReached = false;
  if (together.error) {
    for (const flip of flips) {
      const { error } = flips.length === 1 ? together : await insert(client, userId, [flip]);
      isQuotaReached = error?.code === QUOTA_REACHED;
      if (isQuotaReached) break;
    }
  }
  // Read back under row level security: an id that another person has used does not count as stored.
  const stored = await dataOf(client.from('flip_sessions').select('id').in('id', asked));
  return { ids: stored.map((row) => row.id), refusal: isQuotaReached ? 'quota' : null };
}

/** @returns the new rows, or the error if a row was refused. @throws BackendFailure on any other error */
async function insert(client: Client, userId: string, flips: readonly FlipSession[]) {
  const rows = flips.map((flip) => ({ ...flip, user_id: userId }));
  const { data, error } = await client
    .from('flip_sessions')
    .upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
    .select('id');
  if (error && !refusals.has(error.code)) throw failureOf(error, 'flip_sessions');
  return { data, error };
}

/** The policy refuses another person's flips, and flips without consent. */
const REFUSED_BY_POLICY = '42501';
/** Custom error code of the trigger `limit_flips_a_day`. */
const QUOTA_REACHED = 'PT429';

/** Permanent failures: these two, check violation, malformed date or uuid, number out of range. */
const refusals = new Set([REFUSED_BY_POLICY, QUOTA_REACHED, '23514', '22007', '22008', '22P02', '22003']);

/** Whether any flip of a person is stored. @throws BackendFailure */
export async function hasFlips(userId: string): Promise<boolean> {
  const query = serviceClient().from('flip_sessions').select('id').eq('user_id', userId).limit(1);
  return (await dataOf(query)).length > 0;
}

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
