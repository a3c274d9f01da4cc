import 'server-only';

import { cookies } from 'next/headers';
import { publicEnv } from '@/lib/env';
import { hostCookie, MAIL_ADDRESS_COOKIE } from '@/lib/supabase/session-cookies';
import { LINK_LIFETIME_S } from './mail-link';

const cookie = () => hostCookie(MAIL_ADDRESS_COOKIE, publicEnv().SITE_URL);

/**
 * Keeps in this browser where a mail with a code was asked for, as long as the code works: so a person who comes back from the
 * mail has one field to fill in. It proves nothing, and no script
 * can read it; what begins or ends a session removes it.
 */
export async function rememberMailAddress(email: string): Promise<void> {
  const value = email.trim().slice(0, 320);
  (await cookies()).set({ ...cookie(), value, maxAge: LINK_LIFETIME_S });
}

/** @returns '' when no mail was asked for here, or too long ago */
export async function rememberedMailAddress(): Promise<string> {
  return (await cookies()).get(cookie().name)?.value ?? '';
}
