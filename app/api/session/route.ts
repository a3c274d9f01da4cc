import { getCurrentUser } from '@/lib/auth/session';
import { jsonResponse } from '@/lib/http/responses';
import { orUnavailable } from '@/lib/supabase/backend';

/** Who is signed in: `{ user: { id, email } | null }`, or 503 when the session cannot be checked. */
export async function GET(): Promise<Response> {
  return orUnavailable(async () => {
    const user = await getCurrentUser();
    return jsonResponse({ user: user && { id: user.userId, email: user.email } });
  });
}
