import 'server-only';

import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { signaturesOf, signToken, verifyToken } from '@/lib/crypto/signature';
import { normaliseEmail } from '@/lib/domain/email-address';
import type { User } from '@/lib/domain/session';
import { publicEnv } from '@/lib/env';
import { callBackend, dataOf } from '@/lib/supabase/backend';
import { GUARD_TIMEOUT_MS, serviceClient } from '@/lib/supabase/service';
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
 * What the cookie's signature is bound to: the address, and when the account last forgot its devices.
 * @throws BackendFailure
 */
async function contextOf(email: string, signal = AbortSignal.timeout(GUARD_TIMEOUT_MS)): Promise<string> {
  const address = normaliseEmail(email);
  const service = serviceClient(signal);
  const [profile] = await dataOf(
    service.from('profiles').select('devices_forgotten_at').eq('email', address),
  );
  return address + (profile?.devices_forgotten_at ?? '');
}

type Cookies = Awaited<ReturnType<typeof cookies>>;

function deviceIn(store: Cookies, email: string, context: string): string | null {
  const sent = cookiesOf(email).map(({ name }) => store.get(name)?.value ?? '');
  const ids = sent.map((token) => verifyToken('device', token, context));
  return ids.find((id) => typeof id === 'string') ?? null;
}

/**
 * The id of this browser if the account has signed in from it before. Its attempts are counted separately, so
 * that no other person can lock them out. A stolen cookie only allows attempts, nothing more.
 * @throws BackendFailure only for a browser with a cookie of the account
 */
export async function knownDevice(email: string): Promise<string | null> {
  const store = await cookies();
  const hasCookie = cookiesOf(email).some(({ name }) => store.has(name));
  return hasCookie ? deviceIn(store, email, await contextOf(email)) : null;
}

/**
 * Marks this browser as known to the account, in a server action or route handler.
 * @param signal of the sign-in, so that both together end in time
 * @returns whether it was new to it; true, with nothing marked, if the database does not answer
 */
export async function rememberDevice(email: string, signal?: AbortSignal): Promise<boolean> {
  // Waits longer than a limit does: without an answer, the owner of the account is told of a new device.
  const context = await callBackend((limit) => contextOf(email, signal ?? limit), null);
  if (context === null) return true;
  const store = await cookies();
  const known = deviceIn(store, email, context);
  const value = signToken('device', known ?? randomUUID(), context);
  const [present, ...former] = cookiesOf(email);
  if (present) store.set({ ...present, value, maxAge: YEAR_SECONDS });
  for (const { name } of former) if (store.has(name)) store.set(removedCookie(name));
  // Browsers send the oldest first.
  const others = store.getAll().filter(({ name }) => name.includes(PREFIX) && name !== present?.name);
  for (const { name } of others.slice(0, 1 - MOST_ACCOUNTS)) store.set(removedCookie(name));
  return known === null;
}

/**
 * Forgets the account's devices but this one, as a new password does by itself (`private.sync_profile`).
 * @throws BackendFailure
 */
export async function forgetOtherDevices({ userId, email }: User): Promise<void> {
  const known = await knownDevice(email);
  const devices_forgotten_at = new Date().toISOString();
  await dataOf(serviceClient().from('profiles').update({ devices_forgotten_at }).eq('id', userId));
  if (known) await rememberDevice(email);
}
