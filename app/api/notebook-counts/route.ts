import { readSession } from '@/lib/auth/session';
import { readConsent } from '@/lib/data/account-consents';
import { readNotebookCounts, saveNotebookCounts } from '@/lib/data/notebook-counts';
import { isPlausibleSessionDate } from '@/lib/domain/stats/session-date';
import { answerJson, orUnavailable, refuse } from '@/lib/http/api-answer';
import { readPost } from '@/lib/http/read-post';
import { BackendUnavailable } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { askWriter } from './ask-writer';
import { deviceSchema, monthSchema } from './schema';

/** What the account of the signed-in person keeps of their notebooks: `{ userId, keeps, counts }`, by device and month. */
export async function GET(): Promise<Response> {
  return orUnavailable(async () => {
    const state = await readSession();
    if (state.status === 'unavailable') throw new BackendUnavailable();
    if (state.status === 'signed-out') return refuse(401, 'Please sign in to see your counts.');
    const { userId } = state.session;
    const consent = await readConsent(userId, 'counts');
    return answerJson({ userId, keeps: consent !== null, counts: await countsOf(consent !== null) });
  });
}

const countsOf = async (keeps: boolean) => (keeps ? readNotebookCounts(await createServerClient()) : []);

/**
 * Puts what a device holds now in the place of what the account had of it, if the person has chosen that; without that it is
 * 403 with the reason `no-consent`. A month that cannot be is left out.
 */
export async function POST(request: Request): Promise<Response> {
  const { data, refusal } = await readPost(request, {
    schema: deviceSchema,
    largest: 32_768,
    things: 'counts',
  });
  if (refusal) return refusal;
  return orUnavailable(async () => {
    const writer = await askWriter(data.userId);
    if (writer.refusal) return writer.refusal;
    const now = Date.now();
    const months = data.months
      .map((month) => monthSchema.safeParse(month))
      .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
      .filter(({ month }) => isPlausibleSessionDate(month, now));
    // One row for each month, or the database could not say which of two counts.
    const once = [...new Map(months.map((counts) => [counts.month, counts])).values()];
    const headers = new Headers();
    const client = await createServerClient({ responseHeaders: headers });
    const kept = await saveNotebookCounts(client, writer.userId, data.device, once);
    if (kept === 'full') return refuse(429, 'This account has no room for more counts.', headers);
    if (kept === 'no-consent') {
      const error = 'Counts are kept once you turn that on in your notebook.';
      return answerJson({ error, reason: kept }, 403, headers);
    }
    return answerJson({ stored: once.length }, 200, headers);
  });
}
