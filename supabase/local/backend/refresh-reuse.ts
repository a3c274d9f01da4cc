import type { Handler } from './http.ts';
import type { Users } from './users.ts';

/**
 * A token revoked within the reuse interval stays valid while its session has no other (supabase/auth
 * internal/tokens, RefreshTokenGrant). The package rejects it.
 */
export function refreshReuse(users: Users, intervalSeconds: number): Handler {
  return async ({ authPath, url, body }) => {
    if (authPath !== '/token' || url.searchParams.get('grant_type') !== 'refresh_token') return null;
    if (typeof body.refresh_token === 'string') await users.reviveToken(body.refresh_token, intervalSeconds);
    return null;
  };
}
