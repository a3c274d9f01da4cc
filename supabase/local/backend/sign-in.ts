import type postgres from 'postgres';
import { type ApiCall, authError, type Forward, type Handler, jsonOf, withBody } from './http.ts';
import { claimsOf } from './tokens.ts';
import type { Users } from './users.ts';

/** What the package gets wrong about passwords, refresh tokens and one-time tokens. */
export function signIn(sql: postgres.Sql, users: Users, reuseSeconds: number, forward: Forward): Handler {
  /**
   * The auth service checks the password first, so that strangers do not learn which addresses are unconfirmed
   * (supabase/auth internal/api/token.go, ResourceOwnerPasswordGrant). The package checks it second.
   */
  async function byPassword({ email, password }: ApiCall['body']): Promise<Response | null> {
    if (typeof email !== 'string' || typeof password !== 'string' || password === '') return null;
    const user = await users.find({ email });
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
   * `verifyOtp` with the hash of a link, which the package takes for a sign-up only as `signup`. Using one link invalidates
   * all others of the account (supabase/auth internal/models/user.go, Confirm and Recover).
   */
  async function byOneTimeToken({ request, body }: ApiCall): Promise<Response | null> {
    const { type, token_hash } = body;
    if (typeof token_hash !== 'string') return null;
    const response = await forward(
      withBody(request, { type: type === 'email' ? 'signup' : type, token_hash }),
    );
    if (!response.ok) return response;
    const { access_token } = (await jsonOf(response)) as { access_token?: string };
    const { sub } = claimsOf(access_token ?? '');
    // supabase/auth internal/models/one_time_token.go, ClearAllOneTimeTokensForUser.
    await sql`
      update auth.users set confirmation_token = null, recovery_token = null, reauthentication_token = null,
        email_change_token_current = null, email_change_token_new = null
      where id = ${sub ?? null}`;
    return response;
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
      default:
        return null;
    }
  };
}
