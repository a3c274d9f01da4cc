import { jsonOf } from './http.ts';
import { claimsOf } from './json-web-token.ts';
import type { Users } from './users.ts';

/**
 * Records the browser that started or refreshed a session, like the auth service (supabase/auth
 * internal/models/sessions.go and internal/api/token_refresh.go). The package leaves both columns empty.
 */
export async function noteDevice(users: Users, request: Request, response: Response): Promise<void> {
  if (!response.ok || !/\/auth\/v1\/(?:token|verify|signup)$/.test(new URL(request.url).pathname)) return;
  const body = (await jsonOf(response)) as { access_token?: unknown } | null;
  if (typeof body?.access_token !== 'string') return;
  const { session_id } = claimsOf(body.access_token);
  if (session_id) await users.noteUserAgent(session_id, request.headers.get('user-agent') ?? '');
}
