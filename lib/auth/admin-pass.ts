import 'server-only';

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { serverEnv } from '@/lib/env';
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
  const note = { ...check, until: now + LIFETIME_MS } satisfies z.infer<typeof passSchema>;
  const content = Buffer.from(JSON.stringify(note)).toString('base64url');
  return `${content}.${sign(content, cookies)}`;
}

/** What the middleware has found out about this request; null when it has not, or somebody else wrote it. */
export function readAdminPass(pass: string | null, cookies: Cookies, now = Date.now()): KnownAdmin | null {
  const [content = '', signature = ''] = (pass ?? '').split('.');
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(content, cookies));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { until, ...check } = passSchema.parse(
    JSON.parse(Buffer.from(content, 'base64url').toString('utf8')),
  );
  return until > now ? check : null;
}

function sign(content: string, cookies: Cookies): string {
  const session = cookies.filter(({ name }) => isSessionCookie(name)).map(({ name, value }) => [name, value]);
  const holder = createHash('sha256').update(JSON.stringify(session.sort())).digest('base64url');
  return createHmac('sha256', serverEnv().LINK_SECRET)
    .update(`admin-pass ${holder} ${content}`)
    .digest('base64url');
}
