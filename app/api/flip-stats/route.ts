import { getCurrentUser } from '@/lib/auth/session';
import { readFlipFigures } from '@/lib/data/flip-sessions';
import { errorResponse, jsonResponse } from '@/lib/http/responses';
import { orUnavailable } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';

/** The signed-in person's figures: `{ userId, days, total }`. */
export async function GET(): Promise<Response> {
  return orUnavailable(async () => {
    const user = await getCurrentUser();
    if (!user) return errorResponse(401, 'Please sign in to see your figures.');
    const figures = await readFlipFigures(await createServerClient());
    return jsonResponse({ userId: user.userId, ...figures });
  });
}
