import { randomUUID } from 'node:crypto';
import type { ProjectConfig } from './auth-config.ts';
import type { AuthMailer } from './auth-mailer.ts';
import { type ApiCall, authError, type Handler } from './http.ts';
import { makeOneTimeToken } from './one-time-token.ts';
import { type UserRow, type Users, userFields } from './users.ts';

/** config.toml says one minute, which is too long for local use and tests. */
const mailPauseMs = 1000;

/**
 * Imitates the auth service when a known address signs up or requests another confirmation or recovery mail:
 * it never reveals the account and limits the mails.
 */
export function knownAddress(users: Users, mailer: AuthMailer, config: ProjectConfig): Handler {
  const { minimum_password_length: minLength } = config.auth;

  async function signUp({ body }: ApiCall): Promise<Response | null> {
    const { email, password, data } = body;
    // The package rejects invalid input before looking anything up.
    if (typeof email !== 'string' || typeof password !== 'string') return null;
    if (password.length < minLength || password.length > 72) return null;
    const user = await users.byEmail(email);
    if (!user) return null;
    if (user.email_confirmed_at) return Response.json(pretendedUser(email, data));
    const refused = await confirmAgain(user, users, mailer, config);
    if (refused) return refused;
    return Response.json(await users.toResponse({ ...user, confirmation_sent_at: new Date().toISOString() }));
  }

  async function resend({ body }: ApiCall): Promise<Response | null> {
    if (body.type !== 'signup' || typeof body.email !== 'string') return null;
    const user = await users.byEmail(body.email);
    if (!user || user.email_confirmed_at) return Response.json({});
    return (await confirmAgain(user, users, mailer, config)) ?? Response.json({});
  }

  async function recover({ body }: ApiCall): Promise<Response | null> {
    if (typeof body.email !== 'string') return null;
    const user = await users.byEmail(body.email);
    return user && isTooSoon(user.recovery_sent_at) ? tooManyMails() : null;
  }

  return async (call) => {
    if (call.key === null || call.request.method !== 'POST') return null;
    if (call.authPath === '/signup') return signUp(call);
    if (call.authPath === '/resend') return resend(call);
    if (call.authPath === '/recover') return recover(call);
    return null;
  };
}

/**
 * Sends another confirmation mail, which invalidates the previous link; the account stays unchanged
 * (supabase/auth internal/api/signup.go: "do not update the user because we can't be sure of their claimed
 * identity").
 * @returns an error response if the last mail is too recent
 */
export async function confirmAgain(
  user: UserRow,
  users: Users,
  mailer: AuthMailer,
  { auth }: ProjectConfig,
): Promise<Response | null> {
  const email = user.email ?? '';
  if (isTooSoon(user.confirmation_sent_at)) return tooManyMails();
  const token = makeOneTimeToken(email, auth.email.otp_length);
  await users.setToken(user.id, 'confirmation', token.hash);
  await mailer.sendConfirmation(email, token.hash, token.code);
  return null;
}

function isTooSoon(lastSent: string | null): boolean {
  return lastSent !== null && Date.now() - Date.parse(lastSent) < mailPauseMs;
}

function tooManyMails(): Response {
  return authError(
    429,
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 1 seconds.',
  );
}

/** Looks like a new account: no identities, and a random id. */
function pretendedUser(email: string, data: unknown): Record<string, unknown> {
  const now = new Date().toISOString();
  return {
    ...userFields({
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email: email.toLowerCase(),
      email_confirmed_at: null,
      confirmation_sent_at: now,
      recovery_sent_at: null,
      last_sign_in_at: null,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: typeof data === 'object' && data ? (data as Record<string, unknown>) : {},
      created_at: now,
      updated_at: now,
    }),
    identities: [],
  };
}
