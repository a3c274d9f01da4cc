import 'server-only';

import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { signaturesOf, signToken, verifyToken } from '@/lib/crypto/signature';
import { normaliseEmail } from '@/lib/domain/email-address';
import { publicEnv } from '@/lib/env';
import { hostCookie, removedCookie } from '@/lib/supabase/session-client';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const PREFIX = 'flip-device-';
/** Accounts that one browser is known to. Each cookie is sent with each request, and proxies take 8,192 bytes of them. */
const MOST_ACCOUNTS = 12;

/**
 * One cookie per account used in this browser; its name does not reveal the account. The first is the one to write; after a
 * rotation of the secret a browser may still have the second.
 */
const cookiesOf = (email: string) =>
  signaturesOf('device-name', normaliseEmail(email)).map((name) =>
    hostCookie(PREFIX + name.slice(0, 12), publicEnv().SITE_URL),
  );

/**
 * The id of this browser if the account has signed in from it before. Its attempts are counted separately, so
 * that no other person can lock them out. A stolen cookie only allows attempts, nothing more.
 */
export async function knownDevice(email: string): Promise<string | null> {
  const store = await cookies();
  const sent = cookiesOf(email).map(({ name }) => store.get(name)?.value ?? '');
  const ids = sent.map((token) => verifyToken('device', token, normaliseEmail(email)));
  return ids.find((id) => typeof id === 'string') ?? null;
}

/**
 * Marks this browser as known to the account, in a server action or route handler.
 * @returns whether it was new to it
 */
export async function rememberDevice(email: string): Promise<boolean> {
  const known = await knownDevice(email);
  const store = await cookies();
  const value = signToken('device', known ?? randomUUID(), normaliseEmail(email));
  const [present, ...former] = cookiesOf(email);
  if (present) store.set({ ...present, value, maxAge: YEAR_SECONDS });
  for (const { name } of former) if (store.has(name)) store.set(removedCookie(name));
  // Browsers send the oldest first.
  const others = store.getAll().filter(({ name }) => name.includes(PREFIX) && name !== present?.name);
  for (const { name } of others.slice(0, 1 - MOST_ACCOUNTS)) store.set(removedCookie(name));
  return known === null;
}
