import { callBackend } from '@/lib/supabase/backend';

/** No cache between here and the person may keep an answer about them. */
const PRIVATE = { 'cache-control': 'private, no-store' };

/**
 * An answer of an endpoint that the exercise calls.
 * @param headers more headers, such as those that the auth client asks for
 */
export function answerJson(body: unknown, status = 200, headers?: Headers): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(PRIVATE)) all.set(name, value);
  return Response.json(body, { status, headers: all });
}

/** A refusal that a person can read too. */
export function refuse(
  status: 400 | 401 | 403 | 404 | 409 | 413 | 429,
  error: string,
  headers?: Headers,
): Response {
  return answerJson({ error }, status, headers);
}

/** Turns a backend that is away into a 503; everything else is a mistake of ours and goes on. */
export async function orUnavailable(answer: () => Promise<Response>): Promise<Response> {
  const given = await callBackend(answer);
  if (given.status !== 'unavailable') return given;
  const text = 'The accounts cannot be reached right now. Please try again later.';
  return answerJson({ error: text }, 503, new Headers({ 'retry-after': '30' }));
}
