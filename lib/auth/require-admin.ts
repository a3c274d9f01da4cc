import 'server-only';

import { cookies, headers } from 'next/headers';
import { forbidden, redirect, unauthorized } from 'next/navigation';
import { cache } from 'react';
import type { User } from '@/lib/domain/session';
import { paths } from '@/lib/paths';
import { BackendUnavailable, dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { hasSessionCookie } from '@/lib/supabase/session-client';
import {
  ADMIN_REFUSAL_HEADER,
  type AdminCheck,
  type AdminRefusal,
  checkAdmin,
  isAdminRefusal,
  isKnownAdmin,
  type KnownAdmin,
} from './check-admin';

/** Why the middleware refused this request (the status is already set); null if it did not. */
export async function readRefusal(): Promise<AdminRefusal | null> {
  const refusal = (await headers()).get(ADMIN_REFUSAL_HEADER) ?? '';
  return isAdminRefusal(refusal) ? refusal : null;
}

/** The middleware's refusal of this request, or a check by the page itself. Never throws. */
export const readAdmin = cache(async (): Promise<AdminCheck> => {
  const refusal = await readRefusal();
  if (refusal) return { status: refusal };
  if (!hasSessionCookie((await cookies()).getAll())) return { status: 'signed-out' };
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return checkAdmin(await createServerClient({ signal }), signal);
});

/**
 * Returns the admin behind the request; otherwise renders the nearest `unauthorized.tsx` (401) or
 * `forbidden.tsx` (403), or redirects to the second-factor page. Call it before reading any workspace data.
 * @throws BackendFailure when the check itself failed
 */
export async function requireAdmin(): Promise<KnownAdmin> {
  const admin = await requireInbox();
  return admin.role === 'inbox' ? forbidden() : admin;
}

/** `requireAdmin` for what an assistant with the role `inbox` may do, too: messages and ready answers. */
export async function requireInbox(): Promise<KnownAdmin> {
  const admin = await requireAdminRole();
  return admin.status === 'admin' ? admin : redirect(paths.adminSecondFactor);
}

/**
 * Returns a person with the role, with or without the second factor, for the second-factor page.
 * @throws BackendFailure when the check itself failed
 */
export async function requireAdminRole(): Promise<KnownAdmin> {
  const check = await readAdmin();
  if (isKnownAdmin(check)) return check;
  if (check.status === 'failed') throw new BackendUnavailable();
  return check.status === 'not-admin' ? forbidden() : unauthorized();
}

/**
 * Whether the signed-in person has a role in the workspace, to offer a link or to land there: the workspace checks by itself.
 * @param signal aborts the call; by default 3,500 ms from now
 * @throws BackendFailure when it cannot be read
 */
export async function hasAdminRole(
  { userId }: Pick<User, 'userId'>,
  signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS),
): Promise<boolean> {
  const client = await createServerClient({ signal });
  const query = client.from('user_roles').select('role').eq('user_id', userId);
  return (await dataOf(query)).length > 0;
}
