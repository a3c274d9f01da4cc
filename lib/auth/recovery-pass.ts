import 'server-only';

import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { publicEnv, serverEnv } from '@/lib/env';
import { paths } from '@/lib/paths';

const COOKIE = 'flip-recovery';
const LIFETIME_S = 15 * 60;

/**
 * Lets the person set a new password without the old one, in this browser, for 15 minutes: they have just
 * shown that the mailbox is theirs. A session alone does not, it may be a phone left on a table.
 */
export async function grantRecovery(userId: string): Promise<void> {
  const until = Math.floor(Date.now() / 1000) + LIFETIME_S;
  (await cookies()).set(COOKIE, `${until}.${signature(userId, until)}`, {
    path: paths.newPassword,
    maxAge: LIFETIME_S,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicEnv().SITE_URL.startsWith('https:'),
  });
}

/** Whether this browser may set a new password for this person without the old one. */
export async function mayRecover(userId: string): Promise<boolean> {
  const [until = '', given = ''] = ((await cookies()).get(COOKIE)?.value ?? '').split('.');
  if (!(Number(until) > Date.now() / 1000)) return false;
  const expected = Buffer.from(signature(userId, Number(until)));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

export async function endRecovery(): Promise<void> {
  (await cookies()).set(COOKIE, '', { path: paths.newPassword, maxAge: 0 });
}

function signature(userId: string, until: number): string {
  return createHmac('sha256', serverEnv().LINK_SECRET)
    .update(`recovery ${userId} ${until}`)
    .digest('base64url');
}
