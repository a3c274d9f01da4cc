import type postgres from 'postgres';
import type { Handler } from './http.ts';

/**
 * A token revoked within the reuse interval stays valid while its session has no other (supabase/auth
 * internal/tokens, RefreshTokenGrant). The package rejects it.
 */
export function refreshReuse(sql: postgres.Sql, intervalSeconds: number): Handler {
  return async ({ authPath, url, body }) => {
    if (authPath !== '/token' || url.searchParams.get('grant_type') !== 'refresh_token') return null;
    await sql`
      update auth.refresh_tokens as revoked set revoked = false
      where token = ${String(body.refresh_token)} and revoked.revoked
        and updated_at > now() - make_interval(secs => ${intervalSeconds})
        and not exists (select from auth.refresh_tokens as other
          where other.session_id = revoked.session_id and not other.revoked)`;
    return null;
  };
}
