import { getCurrentUser } from '@/lib/auth/session';
import { jsonResponse, orUnavailable } from '@/lib/http/responses';

/** Who is signed in: `{ user: { id, email } | null }`, or 503 when the session cannot be checked. */
export async function GET(): Promise<Response> {
  return orUnavailable(async () => {
    const session = await getCurrentUser();
    return jsonResponse({ user: session && { id: session.userId, email: session.email } });
  });
}
