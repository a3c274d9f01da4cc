import 'server-only';

import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { isSignatureOf, signatureOf } from '@/lib/crypto/signature';
import { normaliseEmail } from '@/lib/domain/email-address';
import { publicEnv } from '@/lib/env';
import { hostCookie, removedCookie } from '@/lib/supabase/session-cookies';

/** Metadata field of an unconfirmed account: the signature of the sign-up that created it. */
export const SIGN_UP_MARK = 'sign_up';
const LIFETIME_S = 60 * 60;

// Over HTTPS the `__Host-` prefix keeps a sibling subdomain from planting a key of its own.
const cookie = () => hostCookie('flip-sign-up', publicEnv().SITE_URL);

/**
 * Creates a sign-up mark and keeps its key in this browser, with a keyed hash of what was typed. The auth service stores the mark only with an
 * account it creates, never with an existing one, so a mark that matches the key proves that this browser
 * created the account and chose its password.
 * @param email as typed
 */
export async function markSignUp(email: string, password: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const value = `${key}.${signatureOf('sign-up-password', normaliseEmail(email), password, key)}`;
  (await cookies()).set({ ...cookie(), value, maxAge: LIFETIME_S });
  return signatureOf('sign-up', normaliseEmail(email), key);
}

/**
 * Whether this browser has just signed up with this address and password, whether or not that created an account. Only
 * then may it learn that the address is not confirmed yet.
 */
export async function hasJustSignedUp(email: string, password: string): Promise<boolean> {
  const [key = '', hash = ''] = await readCookie();
  return isSignatureOf(hash, 'sign-up-password', normaliseEmail(email), password, key);
}

/** Whether this browser signed up the account with this address and metadata. */
export async function isOwnSignUp(email: string, metadata: Record<string, unknown>): Promise<boolean> {
  const [key] = await readCookie();
  const mark = metadata[SIGN_UP_MARK];
  return (
    key !== undefined &&
    typeof mark === 'string' &&
    isSignatureOf(mark, 'sign-up', normaliseEmail(email), key)
  );
}

/** Call it once the key has been used, or when another person may be at this browser. */
export async function forgetSignUp(): Promise<void> {
  const store = await cookies();
  const { name } = cookie();
  if (store.has(name)) store.set(removedCookie(name));
}

async function readCookie(): Promise<readonly string[]> {
  return (await cookies()).get(cookie().name)?.value.split('.') ?? [];
}
