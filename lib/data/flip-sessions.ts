import 'server-only';

import type { PostgrestError } from '@supabase/supabase-js';
import type { FlipSession } from '@/lib/domain/flip/session';
import { BackendUnavailable, dataOf } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { serviceClient } from '@/lib/supabase/service';

export interface SavedFlips {
  /** Stored for this person, by this call or an earlier one. */
  ids: string[];
  /** Refused because of an impossible date. */
  misdated: string[];
  /** Whether the person's quota for one UTC day was reached. */
  isQuotaReached: boolean;
}

/**
 * Stores flips of the signed-in person. Idempotent by flip id; one invalid flip does not block the others.
 * @param client bound to the request's cookies
 * @throws BackendUnavailable when it is unknown what was stored; retrying is safe
 */
export async function saveFlips(
  client: Client,
  userId: string,
  flips: readonly FlipSession[],
): Promise<SavedFlips> {
  const misdated: string[] = [];
  const together = await insert(client, userId, flips);
  let isQuotaReached = false;
  if (together) {
    for (const flip of flips) {
      const refusal = flips.length === 1 ? together : await insert(client, userId, [flip]);
      if (refusal?.message.includes('flip_sessions_date_is')) misdated.push(flip.id);
      isQuotaReached = refusal?.code === quotaReached;
      if (isQuotaReached) break;
    }
  }
  const asked = flips.map((flip) => flip.id);
  // Read back under row level security: an id that another person has used does not count as stored.
  const stored = await dataOf(client.from('flip_sessions').select('id').in('id', asked));
  return { ids: stored.map((row) => row.id), misdated, isQuotaReached };
}

/**
 * @returns the error if a row was refused, null if all are stored. @throws BackendUnavailable on any other
 * error
 */
async function insert(
  client: Client,
  userId: string,
  flips: readonly FlipSession[],
): Promise<PostgrestError | null> {
  const rows = flips.map((flip) => ({ ...flip, user_id: userId }));
  const { error } = await client
    .from('flip_sessions')
    .upsert(rows, { onConflict: 'id', ignoreDuplicates: true });
  if (!error || refusals.has(error.code)) return error;
  throw new BackendUnavailable(error);
}

/** Custom error code of the trigger `allow_300_a_day`. */
const quotaReached = 'PT429';

/** Permanent failures: quota reached, check violation, malformed date or uuid, number out of range. */
const refusals = new Set([quotaReached, '23514', '22007', '22008', '22P02', '22003']);

/** Whether any flip of a person is stored. @throws BackendUnavailable */
export async function hasFlips(userId: string): Promise<boolean> {
  const query = serviceClient().from('flip_sessions').select('id').eq('user_id', userId).limit(1);
  return (await dataOf(query)).length > 0;
}
