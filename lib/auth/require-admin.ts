import 'server-only';

import { cookies, headers } from 'next/headers';
import { forbidden, redirect, unauthorized } from 'next/navigation';
import { cache } from 'react';
import { paths } from '@/lib/paths';
import { BackendUnavailable, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { hasSessionCookie } from '@/lib/supabase/session-cookies';
import { ADMIN_PASS_HEADER, readAdminPass } from './admin-pass';
import {
  ADMIN_REFUSAL_HEADER,
  type AdminCheck,
  type AdminRefusal,
  checkAdmin,
  isKnownAdmin,
  type KnownAdmin,
  refusalStatus,
} from './check-admin';

/** Why the middleware has refused this request, whose answer has that reason's status already; null if it has not. */
export async function readRefusal(): Promise<AdminRefusal | null> {
  const refusal = (await headers()).get(ADMIN_REFUSAL_HEADER) ?? '';
  return Object.hasOwn(refusalStatus, refusal) ? (refusal as AdminRefusal) : null;
}

/** Whether the request comes from an admin: what the middleware has found out, or asked now. Never throws. */
export const readAdmin = cache(async (): Promise<AdminCheck> => {
  const refusal = await readRefusal();
  if (refusal) return { status: refusal };
  const sent = (await cookies()).getAll();
  if (!hasSessionCookie(sent)) return { status: 'signed-out' };
  const checked = readAdminPass((await headers()).get(ADMIN_PASS_HEADER), sent);
  if (checked) return checked;
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return checkAdmin(await createServerClient({ signal }), signal);
});

/**
 * The admin who sent the request; all others get the nearest `unauthorized.tsx` (401) or
 * `forbidden.tsx` (403), and an admin without the second factor is led to its page. Call it before anything of the
 * dashboard is read.
 * @throws BackendUnavailable when the check itself failed
 */
export async function requireAdmin(): Promise<KnownAdmin> {
  const admin = await requireAdminRole();
  return admin.status === 'admin' ? admin : redirect(paths.adminSecondFactor);
}

/**
 * A person with the role, whether they have shown a second factor or not: for the page where they do.
 * @throws BackendUnavailable when the check itself failed
 */
export async function requireAdminRole(): Promise<KnownAdmin> {
  const check = await readAdmin();
  if (isKnownAdmin(check)) return check;
  if (check.status === 'failed') throw new BackendUnavailable();
  return check.status === 'not-admin' ? forbidden() : unauthorized();
}
