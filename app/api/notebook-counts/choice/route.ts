import { z } from 'zod';
import { recordConsent, withdrawConsent } from '@/lib/data/account-consents';
import { readPost } from '@/lib/http/read-post';
import { jsonResponse } from '@/lib/http/responses';
import { orUnavailable } from '@/lib/supabase/or-unavailable';
import { checkWriter } from '../../check-writer';

const schema = z.object({ userId: z.uuid(), keeps: z.boolean() });

/** Turns the account's counts on or off: `{ keeps }`. On records the consent; off deletes all counts. */
export async function POST(request: Request): Promise<Response> {
  const { data, refusal } = await readPost(request, { schema, largest: 1_024, things: 'choices' });
  if (refusal) return refusal;
  return orUnavailable(async () => {
    const writer = await checkWriter(data.userId, 'notebook-counts');
    if (writer.refusal) return writer.refusal;
    if (data.keeps) await recordConsent(writer.userId, 'counts');
    else await withdrawConsent(writer.userId, 'counts', true);
    return jsonResponse({ keeps: data.keeps });
  });
}
