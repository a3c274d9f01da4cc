import type postgres from 'postgres';
import { type ApiCall, authError, type Handler, jsonOf, withBody } from './http.ts';
import { claimsOf } from './json-web-token.ts';
import { hashOneTimeCode } from './one-time-token.ts';

type Forward = (request: Request) => Promise<Response>;

/**
 * `verifyOtp`, with the auth service's hash; `email` verifies sign-ups as well as sign-ins. Using one link
 * invalidates all others of the account (supabase/auth internal/models/user.go, Confirm and Recover).
 */
export function verify(sql: postgres.Sql, forward: Forward): Handler {
  return async ({ authPath, request, body }: ApiCall) => {
    if (authPath !== '/verify' || request.method !== 'POST') return null;
    const hash = typeof body.token_hash === 'string' ? body.token_hash : typedHash(body);
    if (!hash) return null;
    const confirmed = await sql`select from auth.users where confirmation_token = ${hash}`;
    const kind = confirmed.length > 0 ? 'signup' : 'magiclink';
    const type = body.type === 'email' ? kind : body.type;
    const response = await forward(withBody(request, { type, token_hash: hash }));
    if (response.status === 403 && body.token !== undefined)
      return authError(403, 'otp_expired', 'Token has expired or is invalid');
    if (!response.ok) return response;
    const { access_token } = (await jsonOf(response)) as { access_token?: string };
    const { sub, session_id } = claimsOf(access_token ?? '');
    // supabase/auth internal/models/one_time_token.go, ClearAllOneTimeTokensForUser.
    await sql`
      update auth.users set confirmation_token = null, recovery_token = null, reauthentication_token = null,
        email_change_token_current = null, email_change_token_new = null
      where id = ${sub ?? null}`;
    // Marks the session as started from a mailed link; the package does not store sign-in methods.
    await sql`update auth.sessions set tag = 'otp' where id = ${session_id ?? null}`;
    return response;
  };
}

function typedHash({ email, token }: ApiCall['body']): string | null {
  return typeof email === 'string' && typeof token === 'string' ? hashOneTimeCode(email, token) : null;
}
