import { jsonResponse } from '@/lib/http/responses';
import { callBackend } from './backend';

/** Turns BackendUnavailable into a 503; other errors propagate. */
export async function orUnavailable(respond: () => Promise<Response>): Promise<Response> {
  const given = await callBackend(respond, null);
  if (given) return given;
  const error = 'The accounts cannot be reached right now. Please try again later.';
  return jsonResponse({ error }, 503, new Headers({ 'retry-after': '30' }));
}
