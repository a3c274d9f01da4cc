import { randomUUID } from 'node:crypto';
import type { ProjectConfig } from './auth-config.ts';
import type { AuthMailer } from './auth-mailer.ts';
import { authError, type Handler } from './http.ts';
import { confirmAgain } from './known-address.ts';
import type { Users } from './users.ts';

/**
 * A mailed sign-in for a new or unconfirmed person is a sign-up with a random password (supabase/auth
 * internal/api/magic_link.go and otp.go). The package would confirm them at once.
 */
export function magicLink(users: Users, mailer: AuthMailer, config: ProjectConfig): Handler {
  return async ({ authPath, request, key, body }) => {
    if (key === null || request.method !== 'POST') return null;
    if (authPath !== '/otp' && authPath !== '/magiclink') return null;
    if (typeof body.email !== 'string' || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(body.email)) return null;
    const known = await users.byEmail(body.email);
    if (known?.email_confirmed_at) return null;
    if (!known && body.create_user === false) {
      return authError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    const data = typeof body.data === 'object' && body.data ? (body.data as Record<string, unknown>) : {};
    const user = known ?? (await users.create(body.email, { password: randomUUID(), user_metadata: data }));
    return (await confirmAgain(user, users, mailer, config)) ?? Response.json({});
  };
}
