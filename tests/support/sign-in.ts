import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SIGN_COOKIE } from '../../lib/domain/session-sign.ts';
import { anonymousClient, state } from './stack.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The session's cookies as the site writes them, of a person who has just signed in. */
export async function cookiesOf({ email, password }: Credentials) {
  const client = anonymousClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return cookiesOfSession(client);
}

/** The session's cookie of a person who is signed in with a client of their own. */
export async function cookiesOfSession(client: SupabaseClient) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('No one is signed in.');
  const { access_token, refresh_token, expires_in, expires_at, token_type } = data.session;
  const session = { access_token, refresh_token, expires_in, expires_at, token_type };
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  return [
    { name: 'sb-flip-auth-token', value, url: state.siteUrl, httpOnly: true, sameSite: 'Lax' as const },
    // What it says is of no meaning to a browser, only that it stays the same.
    { name: SIGN_COOKIE, value: randomUUID(), url: state.siteUrl, httpOnly: false, sameSite: 'Lax' as const },
  ];
}

export type SessionCookies = Awaited<ReturnType<typeof cookiesOf>>;

/** Signs a person in without the page for it, which has tests of its own. */
export async function signInByCookie(context: BrowserContext, credentials: Credentials): Promise<void> {
  await context.addCookies(await cookiesOf(credentials));
}
