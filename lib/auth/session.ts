import 'server-only';

import { cookies } from 'next/headers';
import { cache } from 'react';
import { BackendUnavailable } from '@/lib/supabase/backend';
import { askAuth } from '@/lib/supabase/server';
import { hasSessionCookie } from '@/lib/supabase/session-cookies';
import { throwIfUnanswered } from './auth-errors';

/** A signed-in person. */
export interface Session {
  userId: string;
  email: string;
}

/**
 * Reads the session from its verified claims, cached for the request. Without a session cookie, the auth
 * service is not asked.
 * @returns null if nobody is signed in
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export const readSession = cache(async (): Promise<Session | null> => {
  if (!hasSessionCookie((await cookies()).getAll())) return null;
  const { data, error } = await askAuth((auth) => auth.getClaims()).catch((cause: unknown) => {
    throw new BackendUnavailable(cause);
  });
  throwIfUnanswered(error);
  if (data?.claims.role !== 'authenticated') return null;
  return { userId: data.claims.sub, email: data.claims.email ?? '' };
});

/**
 * The session, or null; also null if the auth service is down. For display only: protected pages and actions
 * use `requireUser` or `requireAdmin`.
 */
export function getSession(): Promise<Session | null> {
  return readSession().catch(() => null);
}

/**
 * Refreshes this browser's token after a change to the account, in a server action. Best effort: the next
 * regular refresh makes up for a failure.
 */
export async function refreshClaims(signal?: AbortSignal): Promise<void> {
  if (!hasSessionCookie((await cookies()).getAll())) return;
  await askAuth((auth) => auth.refreshSession(), signal).catch(() => undefined);
}
