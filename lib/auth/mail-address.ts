import 'server-only';

import { cookies } from 'next/headers';
import { publicEnv } from '@/lib/env';
import { hostCookie, MAIL_ADDRESS_COOKIE } from '@/lib/supabase/session-cookies';
import { LINK_LIFETIME_S } from './mail-link';

const cookie = () => hostCookie(MAIL_ADDRESS_COOKIE, publicEnv().SITE_URL);

/**
 * Remembers the address that a code was sent to, for as long as the code is valid, so that only the code has
 * to be typed. It proves nothing, scripts cannot read it, and every sign-in or sign-out removes it.
 */
export async function rememberMailAddress(email: string): Promise<void> {
  const value = email.trim().slice(0, 320);
  (await cookies()).set({ ...cookie(), value, maxAge: LINK_LIFETIME_S });
}

/** @returns '' if no mail was requested in this browser, or it has expired */
export async function rememberedMailAddress(): Promise<string> {
  return (await cookies()).get(cookie().name)?.value ?? '';
}
