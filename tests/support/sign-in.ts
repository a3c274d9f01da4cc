import type { BrowserContext } from '@playwright/test';
import { anonymousClient, state } from './stack.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The session's cookie as the site writes it, of somebody who has just signed in. */
export async function cookiesOf({ email, password }: Credentials) {
  const { data, error } = await anonymousClient().auth.signInWithPassword({ email, password });
  if (error) throw error;
  const { access_token, refresh_token, expires_in, expires_at, token_type } = data.session;
  const session = { access_token, refresh_token, expires_in, expires_at, token_type };
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  return [
    { name: 'sb-flip-auth-token', value, url: state.siteUrl, httpOnly: true, sameSite: 'Lax' as const },
  ];
}

export type SessionCookies = Awaited<ReturnType<typeof cookiesOf>>;

/** Signs somebody in without the page for it, which has tests of its own. */
export async function signInByCookie(context: BrowserContext, credentials: Credentials): Promise<void> {
  await context.addCookies(await cookiesOf(credentials));
}
