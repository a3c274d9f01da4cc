import 'server-only';

import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { signatureOf } from '@/lib/crypto/signature';
import { signToken, verifyToken } from '@/lib/crypto/signed-token';
import { normaliseEmail } from '@/lib/domain/email/email-address';
import { publicEnv } from '@/lib/env';
import { hostCookie } from '@/lib/supabase/session-cookies';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** One cookie for each account that has been used here; its name says nothing about the account. */
const cookieOf = (email: string) =>
  hostCookie(
    `flip-device-${signatureOf('device-name', normaliseEmail(email)).slice(0, 12)}`,
    publicEnv().SITE_URL,
  );

/**
 * The id of this browser, if the account of that address has signed in from it before. Its tries are counted for
 * themselves, so that no one else can use them up. A copy of the cookie allows to try passwords here, and nothing more.
 */
export async function knownDevice(email: string): Promise<string | null> {
  const token = (await cookies()).get(cookieOf(email).name)?.value ?? '';
  const id = verifyToken('device', token, normaliseEmail(email));
  return typeof id === 'string' ? id : null;
}

/** Remembers that the account of that address has signed in here, in a server action or route handler. */
export async function rememberDevice(email: string): Promise<void> {
  const id = (await knownDevice(email)) ?? randomUUID();
  const value = signToken('device', id, normaliseEmail(email));
  (await cookies()).set({ ...cookieOf(email), value, maxAge: YEAR_SECONDS });
}
