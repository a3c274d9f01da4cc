import 'server-only';

import { z } from 'zod';
import { signToken, verifyToken } from '@/lib/crypto/signed-token';
import { isSessionCookie } from '@/lib/supabase/session-cookies';
import type { KnownAdmin } from './check-admin';

/** How the middleware hands its check to the page behind it, so that one request asks the database once. */
export const ADMIN_PASS_HEADER = 'x-admin-pass';
const LIFETIME_MS = 30_000;

type Cookies = readonly { name: string; value: string }[];

const passSchema = z.object({
  status: z.enum(['admin', 'enrol', 'code']),
  session: z.object({ userId: z.string(), email: z.string() }),
  hasFactor: z.boolean(),
  until: z.number(),
});

/**
 * A signed note of a check. It goes from the middleware to the page within the server, is good for half a minute and
 * for these session cookies only, so that a header from outside says nothing.
 * @param now epoch milliseconds
 */
export function writeAdminPass(check: KnownAdmin, cookies: Cookies, now = Date.now()): string {
  const note: z.infer<typeof passSchema> = { ...check, until: now + LIFETIME_MS };
  return signToken('admin-pass', note, holderOf(cookies));
}

/** What the middleware has found out about this request; null when it has not, or it is forged. */
export function readAdminPass(pass: string | null, cookies: Cookies, now = Date.now()): KnownAdmin | null {
  const { data } = passSchema.safeParse(verifyToken('admin-pass', pass ?? '', holderOf(cookies)));
  if (!data || data.until <= now) return null;
  const { until: _, ...check } = data;
  return check;
}

function holderOf(cookies: Cookies): string {
  const session = cookies.filter(({ name }) => isSessionCookie(name)).map(({ name, value }) => [name, value]);
  return JSON.stringify(session.sort());
}
