import type postgres from 'postgres';
import { type ApiCall, authError, type Forward, type Handler, jsonOf, withBody } from './http.ts';
import { claimsOf, hashOneTimeCode } from './tokens.ts';
import { passwordMatches, type Users } from './users.ts';

/** What the package gets wrong about passwords, refresh tokens and one-time tokens. */
export function signIn(sql: postgres.Sql, users: Users, reuseSeconds: number, forward: Forward): Handler {
  /**
   * The auth service checks the password first, so that strangers do not learn which addresses are unconfirmed
   * (supabase/auth internal/api/token.go, ResourceOwnerPasswordGrant). The package checks it second.
   */
  async function byPassword({ email, password }: ApiCall['body']): Promise<Response | null> {
    if (typeof email !== 'string' || typeof password !== 'string' || password === '') return null;
    const user = await users.byEmail(email);
    if (!user || user.email_confirmed_at || (await users.hasThisPassword(user.id, password))) return null;
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  }

  /**
   * A token revoked within the reuse interval stays valid while its session has no other (supabase/auth
   * internal/tokens, RefreshTokenGrant). The package rejects it.
   */
  async function byRefreshToken({ refresh_token }: ApiCall['body']): Promise<null> {
    await sql`
      update auth.refresh_tokens as revoked set revoked = false
      where token = ${String(refresh_token)} and revoked.revoked
        and updated_at > now() - make_interval(secs => ${reuseSeconds})
        and not exists (select from auth.refresh_tokens as other
          where other.session_id = revoked.session_id and not other.revoked)`;
    return null;
  }

  /**
   * `verifyOtp`, with the auth service's hash; `email` verifies sign-ups as well as sign-ins. Using one link
   * invalidates all others of the account (supabase/auth internal/models/user.go, Confirm and Recover).
   */
  async function byOneTimeToken({ request, body }: ApiCall): Promise<Response | null> {
    const { token_hash, email, token } = body;
    const isTyped = typeof email === 'string' && typeof token === 'string';
    const hash = token_hash ?? (isTyped ? hashOneTimeCode(email, token) : null);
    if (typeof hash !== 'string') return null;
    const confirmed = await sql`select from auth.users where confirmation_token = ${hash}`;
    const kind = confirmed.length > 0 ? 'signup' : 'magiclink';
    const type = body.type === 'email' ? kind : body.type;
    const response = await forward(withBody(request, { type, token_hash: hash }));
    if (response.status === 403 && token !== undefined)
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
  }

  /**
   * Checks before a password is set (supabase/auth internal/api/user.go, UserUpdate), with `secure_password_change`
   * and the dashboard's "Require current password when updating", which has no config.toml key; docs/trust.md
   * requires it.
   */
  async function checkNewPassword({ request, body }: ApiCall): Promise<Response | null> {
    if (typeof body.password !== 'string') return null;
    const { sub, session_id } = claimsOf(request.headers.get('authorization') ?? '');
    const current = typeof body.current_password === 'string' ? body.current_password : '';
    const [session] = await sql`
      select s.created_at > now() - interval '24 hours' as is_recent, s.tag = 'otp' as is_one_time,
        encrypted_password <> '' as has_password, ${passwordMatches(sql, current)} as matches
      from auth.sessions as s join auth.users as u on u.id = s.user_id
      where s.id = ${session_id ?? null} and u.id = ${sub ?? null}`;
    // The package rejects invalid tokens.
    if (!session) return null;
    // None of our mails contains the nonce that could replace a recent sign-in.
    if (!session.is_recent)
      return authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    // internal/models/sessions.go, IsRecovery: any session started from a mailed link.
    if (!session.has_password || session.is_one_time || session.matches) return null;
    const message = 'Current password required when setting new password.';
    return authError(400, `current_password_${current === '' ? 'required' : 'invalid'}`, message);
  }

  return async (call) => {
    switch (`${call.request.method} ${call.authPath}`) {
      case 'POST /token': {
        const grant = call.url.searchParams.get('grant_type');
        if (grant === 'password') return byPassword(call.body);
        return grant === 'refresh_token' ? byRefreshToken(call.body) : null;
      }
      case 'POST /verify':
        return byOneTimeToken(call);
      case 'PUT /user':
        return checkNewPassword(call);
      default:
        return null;
    }
  };
}
