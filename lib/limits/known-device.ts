import 'server-only';

import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { signatureOf, signToken, verifyToken } from '@/lib/crypto/signature';
import { normaliseEmail } from '@/lib/domain/email-address';
import { publicEnv } from '@/lib/env';
import { hostCookie } from '@/lib/supabase/session-client';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** One cookie per account used in this browser; its name does not reveal the account. */
const cookieOf = (email: string) =>
  hostCookie(
    `flip-device-${signatureOf('device-name', normaliseEmail(email)).slice(0, 12)}`,
    publicEnv().SITE_URL,
  );

/**
 * The id of this browser if the account has signed in from it before. Its attempts are counted separately, so
 * that nobody else can lock the person out. A stolen cookie only allows attempts, nothing more.
 */
export async function knownDevice(email: string): Promise<string | null> {
  const token = (await cookies()).get(cookieOf(email).name)?.value ?? '';
  const id = verifyToken('device', token, normaliseEmail(email));
  return typeof id === 'string' ? id : null;
}

/**
 * Marks this browser as known to the account, in a server action or route handler.
 * @returns whether it was new to it
 */
export async function rememberDevice(email: string): Promise<boolean> {
  const known = await knownDevice(email);
  const value = signToken('device', known ?? randomUUID(), normaliseEmail(email));
  (await cookies()).set({ ...cookieOf(email), value, maxAge: YEAR_SECONDS });
  return known === null;
}
