import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { FINGERPRINT_COOKIE } from '../../lib/domain/session.ts';
import { anonymousClient, state } from './stack.ts';

export type Credentials = Record<'email' | 'password', string>;

/**
 * Signs in and returns the session's cookies as the site writes them.
 * @param secondsLeft until the site has to renew the session; default: an hour
 */
export async function cookiesOf({ email, password }: Credentials, secondsLeft = 3600) {
  const client = anonymousClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return cookiesOfSession(client, secondsLeft);
}

/** The `Cookie` header of a new session. */
export const cookieHeader = async (credentials: Credentials, secondsLeft?: number) =>
  (await cookiesOf(credentials, secondsLeft)).map(({ name, value }) => `${name}=${value}`).join('; ');

/** The cookies of a client that is already signed in. */
export async function cookiesOfSession(client: SupabaseClient, secondsLeft = 3600) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('No one is signed in.');
  const { access_token, refresh_token, expires_in, token_type } = data.session;
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
  const session = { access_token, refresh_token, expires_in, expires_at, token_type };
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  const shared = { url: state.siteUrl, sameSite: 'Lax' } as const;
  return [
    { name: 'sb-flip-auth-token', value, httpOnly: true, ...shared },
    // Its value has no meaning; browsers only compare it.
    { name: FINGERPRINT_COOKIE, value: randomUUID(), httpOnly: false, ...shared },
  ] as const;
}

export type SessionCookies = Awaited<ReturnType<typeof cookiesOf>>;

/** Signs in by cookie, without the sign-in page, which has its own tests. */
export async function signInByCookie(context: BrowserContext, credentials: Credentials): Promise<void> {
  await context.addCookies(await cookiesOf(credentials));
}
