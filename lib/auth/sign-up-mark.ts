import 'server-only';

import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { isSameSecret, signatureOf } from '@/lib/crypto/signature';
import { normaliseEmail } from '@/lib/domain/email/email-address';
import { publicEnv } from '@/lib/env';
import { hostCookie, removedCookie } from '@/lib/supabase/session-cookies';

/** Where an account that waits for its confirmation keeps the mark of the sign-up that made it. */
export const SIGN_UP_MARK = 'sign_up';
const LIFETIME_S = 60 * 60;

// With the prefix that it has over https no neighbouring subdomain can plant the key of a sign-up of its own.
const cookie = () => hostCookie('flip-sign-up', publicEnv().SITE_URL);

/**
 * Marks a sign-up, and keeps its key in this browser. The auth service stores the mark with the account that it makes,
 * and changes nothing of an account that is there already: a mark that fits the key proves that this browser's sign-up
 * made the account and set the password that it has.
 * @param email as typed
 */
export async function markSignUp(email: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  (await cookies()).set({ ...cookie(), value: key, maxAge: LIFETIME_S });
  return markOf(email, key);
}

/** Whether this browser's sign-up made the account with this address and this metadata. */
export async function isOwnSignUp(email: string, metadata: Record<string, unknown>): Promise<boolean> {
  const key = (await cookies()).get(cookie().name)?.value;
  const mark = metadata[SIGN_UP_MARK];
  return key !== undefined && typeof mark === 'string' && isSameSecret(mark, markOf(email, key));
}

/** The key has done its work, or belongs to a person who was here before. */
export async function forgetSignUp(): Promise<void> {
  const store = await cookies();
  const { name } = cookie();
  if (store.has(name)) store.set(removedCookie(name));
}

function markOf(email: string, key: string): string {
  return signatureOf('sign-up', normaliseEmail(email), key);
}
