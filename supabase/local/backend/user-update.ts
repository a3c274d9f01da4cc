import { authError, type Handler } from './http.ts';
import { claimsOf } from './json-web-token.ts';
import type { Users } from './users.ts';

/**
 * Checks of `PUT /user` before it sets a password (supabase/auth internal/api/user.go, UserUpdate), with
 * `secure_password_change` and the dashboard's "Require current password when updating", which has no
 * config.toml key; docs/trust.md requires it.
 */
export function userUpdate(users: Users): Handler {
  return async ({ authPath, request, body }) => {
    if (authPath !== '/user' || request.method !== 'PUT' || typeof body.password !== 'string') return null;
    const { sub, session_id } = claimsOf(request.headers.get('authorization') ?? '');
    const user = sub ? await users.byId(sub) : undefined;
    // The package rejects invalid tokens.
    if (!user || !session_id) return null;
    // None of our mails contains the nonce that could replace a recent sign-in.
    if (!(await users.isRecentSession(session_id))) {
      return authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    if (!(await users.hasPassword(user.id))) return null;
    // internal/models/sessions.go, IsRecovery: any session started from a mailed link.
    if (await users.isOneTimeSession(session_id)) return null;
    const current = body.current_password;
    const message = 'Current password required when setting new password.';
    if (typeof current !== 'string' || current === '')
      return authError(400, 'current_password_required', message);
    if (await users.hasThisPassword(user.id, current)) return null;
    return authError(400, 'current_password_invalid', message);
  };
}
