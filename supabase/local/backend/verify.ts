import { type ApiCall, authError, type Handler, jsonOf, withBody } from './http.ts';
import { claimsOf } from './json-web-token.ts';
import { hashOneTimeCode } from './one-time-token.ts';
import type { Users } from './users.ts';

type Forward = (request: Request) => Promise<Response>;

/**
 * `verifyOtp`, with the auth service's hash; `email` verifies sign-ups as well as sign-ins. Using one link
 * invalidates all others of the account (supabase/auth internal/models/user.go, Confirm and Recover).
 */
export function verify(users: Users, forward: Forward): Handler {
  return async ({ authPath, request, body }: ApiCall) => {
    if (authPath !== '/verify' || request.method !== 'POST') return null;
    const hash = typeof body.token_hash === 'string' ? body.token_hash : typedHash(body);
    if (!hash) return null;
    const isSignUp = body.type === 'email' && (await users.hasConfirmationToken(hash));
    const type = body.type === 'email' ? (isSignUp ? 'signup' : 'magiclink') : body.type;
    const response = await forward(withBody(request, { type, token_hash: hash }));
    if (response.status === 403 && body.token !== undefined)
      return authError(403, 'otp_expired', 'Token has expired or is invalid');
    if (!response.ok) return response;
    const { access_token } = (await jsonOf(response)) as { access_token?: string };
    const { sub, session_id } = claimsOf(access_token ?? '');
    if (sub) await users.clearTokens(sub);
    if (session_id) await users.noteOneTimeSession(session_id);
    return response;
  };
}

function typedHash({ email, token }: ApiCall['body']): string | null {
  return typeof email === 'string' && typeof token === 'string' ? hashOneTimeCode(email, token) : null;
}
