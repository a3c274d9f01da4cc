import 'server-only';

import { cookies } from 'next/headers';
import { publicEnv } from '@/lib/env';
import { hostCookieName, MAIL_ADDRESS_COOKIE } from '@/lib/supabase/session-cookies';
import { LINK_LIFETIME_S } from './mail-link';

const cookieName = () => hostCookieName(MAIL_ADDRESS_COOKIE, publicEnv().SITE_URL);

/**
 * Keeps in this browser where a mail with a code was asked for, as long as the code works: so a person who comes back from the
 * mail has one field to fill in. It proves nothing, and no script
 * can read it; what begins or ends a session removes it.
 */
export async function rememberMailAddress(email: string): Promise<void> {
  (await cookies()).set(cookieName(), email.trim().slice(0, 320), {
    path: '/',
    maxAge: LINK_LIFETIME_S,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicEnv().SITE_URL.startsWith('https:'),
  });
}

/** @returns '' when no mail was asked for here, or too long ago */
export async function rememberedMailAddress(): Promise<string> {
  return (await cookies()).get(cookieName())?.value ?? '';
}
