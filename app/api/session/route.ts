import { readSession } from '@/lib/auth/session';
import { answerJson } from '@/lib/http/api-answer';

/** Who is signed in: `{ user: { id, email } | null }`, or 503 when the session cannot be checked. */
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
