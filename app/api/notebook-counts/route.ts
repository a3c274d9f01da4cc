import { z } from 'zod';
import { getCurrentUser } from '@/lib/auth/session';
import { readConsent } from '@/lib/data/account-consents';
import { readNotebookCounts, saveNotebookCounts } from '@/lib/data/notebook-counts';
import { isPlausibleSessionDate } from '@/lib/domain/outbox';
import { readPost } from '@/lib/http/read-post';
import { errorResponse, jsonResponse } from '@/lib/http/responses';
import { orUnavailable } from '@/lib/supabase/or-unavailable';
import { createServerClient } from '@/lib/supabase/server';
import { checkWriter } from '../check-writer';

/** Ten years. */
const MOST_MONTHS = 120;
const count = z.int().min(0).max(10_000);

const deviceSchema = z.object({
  /** The owner according to the device; counts of anyone but the signed-in person are refused. */
  userId: z.uuid(),
  device: z.uuid(),
  /** Validated one by one, so that a month from a wrong clock does not block the others. */
  months: z.array(z.unknown()).max(MOST_MONTHS),
});

/** Strict: a month with an unknown key is rejected. The database has the same rules as checks. */
const monthSchema = z
  .strictObject({
    month: z.string().regex(/^\d{4}-\d{2}-01$/),
    waits: count,
    gone: count,
    stayed: count,
    grown: count,
    searched: count,
    came_true: count,
    partly: count,
    did_not: count,
    cannot_tell: count,
  })
  .refine(({ waits, gone, stayed, grown, searched }) => {
    const answers = gone + stayed + grown;
    return answers <= waits && searched <= answers;
  });

/** The counts stored in the signed-in person's account, by device and month: `{ userId, keeps, counts }`. */
export async function GET(): Promise<Response> {
  return orUnavailable(async () => {
    const session = await getCurrentUser();
    if (!session) return errorResponse(401, 'Please sign in to see your counts.');
    const { userId } = session;
    const keeps = (await readConsent(userId, 'counts')) !== null;
    const counts = keeps ? await readNotebookCounts(await createServerClient()) : [];
    return jsonResponse({ userId, keeps, counts });
  });
}

/**
 * Replaces the account's counts for one device. Without consent: 403 with the reason `no-consent`. Months
 * with an implausible date are dropped.
 */
export async function POST(request: Request): Promise<Response> {
  const { data, refusal } = await readPost(request, {
    schema: deviceSchema,
    largest: 32_768,
    things: 'counts',
  });
  if (refusal) return refusal;
  return orUnavailable(async () => {
    const writer = await checkWriter(data.userId, 'notebook-counts');
    if (writer.refusal) return writer.refusal;
    const now = Date.now();
    const months = data.months
      .map((month) => monthSchema.safeParse(month))
      .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
      .filter(({ month }) => isPlausibleSessionDate(month, now));
    // One row per month: an upsert cannot touch the same row twice.
    const once = [...new Map(months.map((counts) => [counts.month, counts])).values()];
    const headers = new Headers();
    const client = await createServerClient({ responseHeaders: headers });
    const kept = await saveNotebookCounts(client, writer.userId, data.device, once);
    if (kept === 'full') return errorResponse(429, 'This account has no room for more counts.', headers);
    if (kept === 'no-consent') {
      const error = 'Counts are kept once you turn that on in your notebook.';
      return jsonResponse({ error, reason: kept }, 403, headers);
    }
    return jsonResponse({ stored: once.length }, 200, headers);
  });
}
