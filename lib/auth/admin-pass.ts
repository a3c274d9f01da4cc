import 'server-only';

import { z } from 'zod';
import { signToken, verifyToken } from '@/lib/crypto/signed-token';
import { isSessionCookie } from '@/lib/supabase/session-cookies';
import type { KnownAdmin } from './check-admin';

/**
 * Request header that passes the middleware's check to the page, so that a request queries the database once.
 */
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
 * Signs the result of a check, for the page behind the middleware. Valid for 30 seconds and only with these
 * session cookies, so a forged or replayed header is worthless.
 * @param now epoch milliseconds
 */
export function writeAdminPass(check: KnownAdmin, cookies: Cookies, now = Date.now()): string {
  const note: z.infer<typeof passSchema> = { ...check, until: now + LIFETIME_MS };
  return signToken('admin-pass', note, holderOf(cookies));
}

/** The middleware's check of this request; null if it is missing, expired or forged. */
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
