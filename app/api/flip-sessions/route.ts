import { z } from 'zod';
import { checkWriter } from '@/lib/auth/session';
import { hasWithdrawn, readConsent } from '@/lib/data/account-consents';
import { saveFlips } from '@/lib/data/flip-sessions';
import { flipSteps, techniqueIds } from '@/lib/domain/flip';
import { secondsToMidnightUtc } from '@/lib/domain/local-date';
import { batchSize, largestBatch, sessionDateOf } from '@/lib/domain/outbox';
import { errorResponse, jsonResponse, readPost } from '@/lib/http/responses';
import { failureOf, orUnavailable } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';

const batchSchema = z.object({
  /** The owner according to the device; flips of anyone but the signed-in person are refused. */
  userId: z.uuid(),
  /** Validated one by one, so that an invalid flip does not block the others. */
  sessions: z.array(z.unknown()).min(1).max(batchSize),
});

/** The database has the same rules as check constraints. */
const sessionSchema = z.object({
  id: z.uuid(),
  flip_step_reached: z.enum(flipSteps),
  action_needed: z.boolean().nullable(),
  flip_technique: z.enum(techniqueIds).nullable(),
  completion_time_seconds: z.int().min(0).max(86_400),
  was_emergency_mode: z.boolean(),
  session_date: z.string().transform((date) => sessionDateOf(date, Date.now())),
});

/**
 * Stores a batch of completed flips for the signed-in person.
 * Responds with the stored `{ ids }`; a flip that is not among them was invalid or over the daily quota.
 * Without room for any flip: 429, with the seconds until the next day. Without consent: 403, `no-consent`, or `withdrawn` from
 * someone who has stopped it.
 */
export async function POST(request: Request): Promise<Response> {
  const { data: batch, refusal } = await readPost(request, {
    schema: batchSchema,
    largest: largestBatch,
    things: 'flips',
  });
  if (refusal) return refusal;

  return orUnavailable(async () => {
    const writer = await checkWriter(batch.userId);
    if (writer.refusal) return writer.refusal;
    const { userId } = writer;

    const flips = batch.sessions
      .map((session) => sessionSchema.safeParse(session))
      .filter((result) => result.success)
      .map((result) => result.data);

    const headers = new Headers();
    const client = await createServerClient({ responseHeaders: headers });
    const { ids, refusal } =
      flips.length > 0 ? await saveFlips(client, userId, flips) : { ids: [], refusal: null };
    // The table's policy asks for the consent, so it is read only where the table was not asked, or has refused.
    if ((refusal === 'policy' || flips.length === 0) && !(await readConsent(userId, 'flips'))) {
      // The device keeps its flips and shows the reason.
      const error = 'Flips are kept once you say yes to it.';
      const reason = (await hasWithdrawn(userId, 'flips')) ? 'withdrawn' : 'no-consent';
      return jsonResponse({ error, reason }, 403, headers);
    }
    if (refusal === 'policy')
      throw failureOf({ code: '42501', message: 'policy for table "flip_sessions"' }, 'flip_sessions');
    if (refusal === 'quota' && ids.length === 0) {
      headers.set('retry-after', String(secondsToMidnightUtc(Date.now())));
      return errorResponse(429, 'This day has as many flips as one person can keep.', headers);
    }
    return jsonResponse({ ids }, 200, headers);
  });
}
