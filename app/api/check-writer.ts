import { getCurrentUser } from '@/lib/auth/session';
import { errorResponse, jsonResponse } from '@/lib/http/responses';
import { guardRate } from '@/lib/limits/guard-rate';
import type { RateRule } from '@/lib/limits/rules';

/**
 * Checks that the user id sent by the device is the signed-in person's, and the rate limit if there is one.
 * @throws BackendFailure when either check fails to complete
 */
export async function checkWriter(
  named: string,
  rule?: RateRule,
): Promise<{ userId: string; refusal?: never } | { refusal: Response }> {
  const user = await getCurrentUser();
  if (!user) return { refusal: errorResponse(401, 'Please sign in first.') };
  if (user.userId !== named) return { refusal: errorResponse(409, 'Another person is signed in.') };
  const limit = rule ? await guardRate(rule, user.userId) : null;
  return limit ? { refusal: jsonResponse({ error: limit.text }, 429) } : { userId: user.userId };
}
