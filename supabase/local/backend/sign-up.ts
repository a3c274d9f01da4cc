import { randomUUID } from 'node:crypto';
import type { ProjectConfig } from './auth-config.ts';
import type { AuthMailer } from './auth-mailer.ts';
import { type ApiCall, authError, type Handler } from './http.ts';
import { makeOneTimeToken } from './tokens.ts';
import { type UserRow, type Users, userFields } from './users.ts';

/** config.toml says one minute, which is too long for local use and tests. */
const mailPauseMs = 1000;

const isTooSoon = (lastSent: string | null) =>
  lastSent !== null && Date.now() - Date.parse(lastSent) < mailPauseMs;

function tooManyMails(): Response {
  const message = 'For security purposes, you can only request this after 1 seconds.';
  return authError(429, 'over_email_send_rate_limit', message);
}

/**
 * Imitates the auth service when an address signs up, or requests another confirmation or recovery mail: it never
 * reveals an account and limits the mails.
 */
export function signUp(users: Users, mailer: AuthMailer, { auth }: ProjectConfig): Handler {
  async function byPassword({ email, password, data }: ApiCall['body']): Promise<Response | null> {
    // The package rejects invalid input before looking anything up.
    if (typeof email !== 'string' || typeof password !== 'string') return null;
    if (password.length < auth.minimum_password_length || password.length > 72) return null;
    const user = await users.byEmail(email);
    if (!user) return null;
    if (user.email_confirmed_at) return Response.json(pretendedUser(email, data));
    const refused = await confirmAgain(user);
    if (refused) return refused;
    return Response.json(await users.toResponse({ ...user, confirmation_sent_at: new Date().toISOString() }));
  }

  /**
   * Sends another confirmation mail, which invalidates the previous link; the account stays unchanged
   * (supabase/auth internal/api/signup.go: "do not update the user because we can't be sure of their claimed
   * identity").
   * @returns an error response if the last mail is too recent
   */
  async function confirmAgain(user: UserRow): Promise<Response | null> {
    const email = user.email ?? '';
    if (isTooSoon(user.confirmation_sent_at)) return tooManyMails();
    const token = makeOneTimeToken(email, auth.email.otp_length);
    await users.setToken(user.id, 'confirmation', token.hash);
    await mailer.sendConfirmation(email, token.hash, token.code);
    return null;
  }

  async function resend({ type, email }: ApiCall['body']): Promise<Response | null> {
    if (type !== 'signup' || typeof email !== 'string') return null;
    const user = await users.byEmail(email);
    if (!user || user.email_confirmed_at) return Response.json({});
    return (await confirmAgain(user)) ?? Response.json({});
  }

  async function recover({ email }: ApiCall['body']): Promise<Response | null> {
    const user = typeof email === 'string' ? await users.byEmail(email) : undefined;
    return user && isTooSoon(user.recovery_sent_at) ? tooManyMails() : null;
  }

  /**
   * A mailed sign-in for a new or unconfirmed person is a sign-up with a random password (supabase/auth
   * internal/api/magic_link.go and otp.go). The package would confirm them at once.
   */
  async function byMail({ email, create_user, data }: ApiCall['body']): Promise<Response | null> {
    if (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return null;
    const known = await users.byEmail(email);
    if (known?.email_confirmed_at) return null;
    if (!known && create_user === false) return authError(422, 'otp_disabled', 'Signups not allowed for otp');
    const changes = { password: randomUUID(), user_metadata: metadataOf(data) };
    return (await confirmAgain(known ?? (await users.create(email, changes)))) ?? Response.json({});
  }

  return async ({ authPath, key, request, body }) => {
    if (key === null || request.method !== 'POST') return null;
    switch (authPath) {
      case '/signup':
        return byPassword(body);
      case '/resend':
        return resend(body);
      case '/recover':
        return recover(body);
      case '/otp':
      case '/magiclink':
        return byMail(body);
      default:
        return null;
    }
  };
}

const metadataOf = (data: unknown) =>
  typeof data === 'object' && data ? (data as Record<string, unknown>) : {};

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
      raw_user_meta_data: metadataOf(data),
      created_at: now,
      updated_at: now,
    }),
    identities: [],
  };
}
