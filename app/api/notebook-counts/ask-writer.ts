import { getCurrentUser } from '@/lib/auth/require-user';
import { answerJson, refuse } from '@/lib/http/api-answer';
import { guardRate } from '@/lib/rate-limit/guard-rate';

/**
 * Whether the person whom a device names is the one who is signed in, and has not sent too much.
 * @throws BackendUnavailable when that cannot be said
 */
export async function askWriter(
  named: string,
): Promise<{ userId: string; refusal?: never } | { refusal: Response }> {
  const user = await getCurrentUser();
  if (!user) return { refusal: refuse(401, 'Please sign in first.') };
  if (user.userId !== named) return { refusal: refuse(409, 'Another person is signed in.') };
  const limit = await guardRate('notebook-counts', user.userId);
  return limit ? { refusal: answerJson({ error: limit.text }, 429) } : { userId: user.userId };
}
