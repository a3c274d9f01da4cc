import 'server-only';

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { publicEnv, serverEnv } from '@/lib/env';
import { hostCookieName } from '@/lib/supabase/session-cookies';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const normal = (email: string) => email.trim().toLowerCase();

const sign = (purpose: string, text: string) =>
  createHmac('sha256', serverEnv().LINK_SECRET).update(`${purpose} ${text}`).digest('base64url');

/** One cookie for each account that has been used here; its name says nothing about the account. */
const cookieName = (email: string) =>
  hostCookieName(`flip-device-${sign('device-name', normal(email)).slice(0, 12)}`, publicEnv().SITE_URL);

/**
 * The id of this browser, if the account of that address has signed in from it before. Its tries are counted for
 * themselves, so that nobody else can use them up. Whoever copies the cookie can try passwords here, and nothing more.
 */
export async function knownDevice(email: string): Promise<string | null> {
  const [id = '', signature = ''] = (await cookies()).get(cookieName(email))?.value.split('.') ?? [];
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign('device', `${id} ${normal(email)}`));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** Remembers that the account of that address has signed in here, in a server action or route handler. */
export async function rememberDevice(email: string): Promise<void> {
  const id = (await knownDevice(email)) ?? randomUUID();
  (await cookies()).set(cookieName(email), `${id}.${sign('device', `${id} ${normal(email)}`)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicEnv().SITE_URL.startsWith('https:'),
    maxAge: YEAR_SECONDS,
  });
}
