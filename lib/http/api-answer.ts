import { callBackend } from '@/lib/supabase/backend';

/** Responses about a person must not be cached. */
const PRIVATE = { 'cache-control': 'private, no-store' };

/**
 * A JSON response of an endpoint that the exercise calls.
 * @param headers additional headers, such as those from the auth client
 */
export function answerJson(body: unknown, status = 200, headers?: Headers): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(PRIVATE)) all.set(name, value);
  return Response.json(body, { status, headers: all });
}

/** An error response with a readable message. */
export function refuse(
  status: 400 | 401 | 403 | 404 | 409 | 413 | 429,
  error: string,
  headers?: Headers,
): Response {
  return answerJson({ error }, status, headers);
}

/** Turns BackendUnavailable into a 503; other errors propagate. */
export async function orUnavailable(answer: () => Promise<Response>): Promise<Response> {
  const given = await callBackend(answer, null);
  if (given) return given;
  const text = 'The accounts cannot be reached right now. Please try again later.';
  return answerJson({ error: text }, 503, new Headers({ 'retry-after': '30' }));
}
