import { z } from 'zod';
import { checkWriter } from '@/lib/auth/session';
import { recordConsent } from '@/lib/data/account-consents';
import { jsonResponse, readPost } from '@/lib/http/responses';
import { orUnavailable } from '@/lib/supabase/backend';

const schema = z.object({ userId: z.uuid() });

/** Records that the signed-in person, who must be the one named, agrees that flips are kept. */
export async function POST(request: Request): Promise<Response> {
  const { data, refusal } = await readPost(request, { schema, largest: 1_024, things: 'consents' });
  if (refusal) return refusal;
  return orUnavailable(async () => {
    const writer = await checkWriter(data.userId, 'consent');
    if (writer.refusal) return writer.refusal;
    await recordConsent(writer.userId);
    return jsonResponse({ keeps: true });
  });
}
