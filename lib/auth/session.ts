import 'server-only';

import { cookies } from 'next/headers';
import { cache } from 'react';
import { askAuth } from '@/lib/supabase/server';
import { hasSessionCookie } from '@/lib/supabase/session-cookies';

/** A signed-in person. */
export interface Session {
  userId: string;
  email: string;
}

type SessionState =
  | { status: 'signed-in'; session: Session }
  | { status: 'signed-out' }
  /** The auth service did not answer. */
  | { status: 'unavailable' };

/**
 * Reads the session from its verified claims, cached for the request. Without a session cookie, the auth
 * service is not asked.
 */
export const readSession = cache(async (): Promise<SessionState> => {
  if (!hasSessionCookie((await cookies()).getAll())) return { status: 'signed-out' };
  try {
    const { data, error } = await askAuth((auth) => auth.getClaims());
    if (error) return { status: isUnanswered(error) ? 'unavailable' : 'signed-out' };
    if (data?.claims.role !== 'authenticated') return { status: 'signed-out' };
    return { status: 'signed-in', session: { userId: data.claims.sub, email: data.claims.email ?? '' } };
  } catch {
    return { status: 'unavailable' };
  }
});

/**
 * The session, or null; also null if the auth service is down. For display only: protected pages and actions
 * use `requireUser` or `requireAdmin`.
 */
export async function getSession(): Promise<Session | null> {
  const state = await readSession();
  return state.status === 'signed-in' ? state.session : null;
}

/**
 * Refreshes this browser's token after a change to the account, in a server action. Best effort: the next
 * regular refresh makes up for a failure.
 */
export async function refreshClaims(signal?: AbortSignal): Promise<void> {
  if (!hasSessionCookie((await cookies()).getAll())) return;
  await askAuth((auth) => auth.refreshSession(), signal).catch(() => undefined);
}

/** Whether an auth client error means that the service failed rather than refused. */
export function isUnavailable(error: { name?: string; status?: number }): boolean {
  return error.name === 'AuthRetryableFetchError' || (error.status ?? 0) >= 500 || isUnintelligible(error);
}

/** Whether an auth client error leaves the person's identity unknown: an outage or rate limiting. */
export function isUnanswered(error: { name?: string; status?: number }): boolean {
  return error.status === 429 || isUnavailable(error);
}

/**
 * Whether the response did not come from the auth service, such as a proxy's error page. The error's text is
 * then the client library's own and not fit for visitors.
 */
export function isUnintelligible({ name }: { name?: string }): boolean {
  return name === 'AuthUnknownError' || name === 'AuthInvalidTokenResponseError';
}
