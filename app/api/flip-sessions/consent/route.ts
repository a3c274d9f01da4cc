import { z } from 'zod';
import { getCurrentUser } from '@/lib/auth/session';
import { recordConsent } from '@/lib/data/account-consents';
import { readPost } from '@/lib/http/read-post';
import { errorResponse, jsonResponse, orUnavailable } from '@/lib/http/responses';
import { guardRate } from '@/lib/rate-limit/guard-rate';

const schema = z.object({ userId: z.uuid() });

/** Records that the signed-in person, who must be the one named, agrees that flips are kept. */
export async function POST(request: Request): Promise<Response> {
  const { data, refusal } = await readPost(request, { schema, largest: 1_024, things: 'consents' });
  if (refusal) return refusal;
  return orUnavailable(async () => {
    const user = await getCurrentUser();
    if (!user) return errorResponse(401, 'Please sign in first.');
    if (user.userId !== data.userId) return errorResponse(409, 'Another person is signed in.');
    const limit = await guardRate('consent', user.userId);
    if (limit) return jsonResponse({ error: limit.text }, 429);
    await recordConsent(user.userId, 'flips');
    return jsonResponse({ keeps: true });
  });
}
