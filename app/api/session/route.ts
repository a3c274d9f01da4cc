import { cookies } from 'next/headers';
import { answerJson, refuse } from '@/lib/auth/api-answer';
import { endSession } from '@/lib/auth/end-session';
import { isForeignPost } from '@/lib/auth/same-origin';
import { readSession } from '@/lib/auth/session';
import { publicEnv } from '@/lib/env';
import { createServerClient } from '@/lib/supabase/server';
import { REQUEST_BUDGET_MS } from '@/lib/supabase/time-budget';

/** Who is signed in: `{ user: { id, email } | null }`, or 503 when nobody knows. */
export async function GET(): Promise<Response> {
  const state = await readSession();
  switch (state.status) {
    case 'signed-in':
      return answerJson({ user: { id: state.session.userId, email: state.session.email } });
    case 'signed-out':
      return answerJson({ user: null });
    case 'unavailable':
      return answerJson({ error: 'The accounts cannot be reached right now.' }, 503);
  }
}

/**
 * Signs out on this device. An endpoint and not a server action, because the exercise is kept on the
 * device and may be older than the server, whose actions have new names with every release.
 */
export async function DELETE(request: Request): Promise<Response> {
  if (isForeignPost(request, publicEnv().SITE_URL)) {
    return refuse(403, 'This request came from another site, so nothing was changed.');
  }
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  await cookies();
  await endSession(await createServerClient({ budget }), 'local', budget);
  return answerJson({ user: null });
}
