import 'server-only';

import { cookies, headers } from 'next/headers';
import { forbidden, unauthorized } from 'next/navigation';
import { cache } from 'react';
import { createServerClient } from '@/lib/supabase/server';
import { hasSessionCookie } from '@/lib/supabase/session-cookies';
import { BackendUnavailable, REQUEST_BUDGET_MS } from '@/lib/supabase/time-budget';
import {
  ADMIN_REFUSAL_HEADER,
  type AdminCheck,
  type AdminRefusal,
  checkAdmin,
  refusalStatus,
} from './check-admin';
import type { Session } from './session';

/** Why the middleware has refused this request, whose answer has that reason's status already; null if it has not. */
export async function readRefusal(): Promise<AdminRefusal | null> {
  const refusal = (await headers()).get(ADMIN_REFUSAL_HEADER) ?? '';
  return Object.hasOwn(refusalStatus, refusal) ? (refusal as AdminRefusal) : null;
}

/** Whether the request comes from an admin, once for each request. Never throws. */
export const readAdmin = cache(async (): Promise<AdminCheck> => {
  const refusal = await readRefusal();
  if (refusal) return { status: refusal };
  if (!hasSessionCookie((await cookies()).getAll())) return { status: 'signed-out' };
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  return checkAdmin(await createServerClient({ budget }), budget);
});

/**
 * The admin who sent the request; everybody else gets the nearest `unauthorized.tsx` (401) or
 * `forbidden.tsx` (403). Call it before anything of the dashboard is read.
 * @throws BackendUnavailable when the check itself failed
 */
export async function requireAdmin(): Promise<Session> {
  const check = await readAdmin();
  switch (check.status) {
    case 'admin':
      return check.session;
    case 'signed-out':
      return unauthorized();
    case 'not-admin':
      return forbidden();
    case 'failed':
      throw new BackendUnavailable();
  }
}
