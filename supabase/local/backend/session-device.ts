import type postgres from 'postgres';
import { jsonOf } from './http.ts';
import { claimsOf } from './json-web-token.ts';

/**
 * Records the browser that started or refreshed a session, like the auth service (supabase/auth
 * internal/models/sessions.go and internal/api/token_refresh.go). The package leaves both columns empty.
 */
export async function noteDevice(sql: postgres.Sql, request: Request, response: Response): Promise<void> {
  if (
    !response.ok ||
    !/\/auth\/v1\/(?:token|verify|signup|passkeys\/authentication\/verify)$/.test(
      new URL(request.url).pathname,
    )
  )
    return;
  const body = (await jsonOf(response)) as { access_token?: unknown } | null;
  if (typeof body?.access_token !== 'string') return;
  const { session_id } = claimsOf(body.access_token);
  const userAgent = request.headers.get('user-agent') ?? '';
  await sql`update auth.sessions set user_agent = ${userAgent} where id = ${session_id ?? null}`;
}
