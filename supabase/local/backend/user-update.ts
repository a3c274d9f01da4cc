import type postgres from 'postgres';
import { authError, type Handler } from './http.ts';
import { claimsOf } from './json-web-token.ts';
import { passwordMatches } from './users.ts';

/**
 * Checks of `PUT /user` before it sets a password (supabase/auth internal/api/user.go, UserUpdate), with
 * `secure_password_change` and the dashboard's "Require current password when updating", which has no
 * config.toml key; docs/trust.md requires it.
 */
export function userUpdate(sql: postgres.Sql): Handler {
  return async ({ authPath, request, body }) => {
    if (authPath !== '/user' || request.method !== 'PUT' || typeof body.password !== 'string') return null;
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
    if (!session.is_recent) {
      return authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    // internal/models/sessions.go, IsRecovery: any session started from a mailed link.
    if (!session.has_password || session.is_one_time || session.matches) return null;
    const message = 'Current password required when setting new password.';
    return authError(400, `current_password_${current === '' ? 'required' : 'invalid'}`, message);
  };
}
