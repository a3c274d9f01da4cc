import type { Handler } from './http.ts';
import type { Users } from './users.ts';

/**
 * A token that was revoked within the reuse interval is good while its session has no other: the package refuses it
 * (supabase/auth internal/tokens, RefreshTokenGrant).
 */
export function refreshReuse(users: Users, intervalSeconds: number): Handler {
  return async ({ authPath, url, body }) => {
    if (authPath !== '/token' || url.searchParams.get('grant_type') !== 'refresh_token') return null;
    if (typeof body.refresh_token === 'string') await users.reviveToken(body.refresh_token, intervalSeconds);
    return null;
  };
}
