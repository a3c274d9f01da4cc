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
  /** The auth service could not be asked, so it is unknown. */
  | { status: 'unavailable' };

/**
 * Reads the session of the request by its verified claims, once for each request.
 * Without a session cookie the auth service is not asked.
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
 * The session of the request, or null. For what a page shows; also null when the auth service is down.
 * Whatever protects something uses `requireUser` or `requireAdmin`.
 */
export async function getSession(): Promise<Session | null> {
  const state = await readSession();
  return state.status === 'signed-in' ? state.session : null;
}

/**
 * Lets the session of this browser, if there is one, learn what has changed about its account, in a server action.
 * Best effort: what fails is made up for by the next ordinary refresh.
 */
export async function refreshClaims(signal?: AbortSignal): Promise<void> {
  if (!hasSessionCookie((await cookies()).getAll())) return;
  await askAuth((auth) => auth.refreshSession(), signal).catch(() => undefined);
}

/** Whether an error of the auth client says that the service failed, rather than that it refused. */
export function isUnavailable(error: { name?: string; status?: number }): boolean {
  return error.name === 'AuthRetryableFetchError' || (error.status ?? 0) >= 500 || isUnintelligible(error);
}

/** Whether an error of the auth client leaves open who is asking: an outage, or a service that is asked too much. */
export function isUnanswered(error: { name?: string; status?: number }): boolean {
  return error.status === 429 || isUnavailable(error);
}

/**
 * Whether the service answered something that is no answer of its kind, such as a page of whatever stands before it.
 * The text of such an error is the client library's own and nothing for a visitor.
 */
export function isUnintelligible({ name }: { name?: string }): boolean {
  return name === 'AuthUnknownError' || name === 'AuthInvalidTokenResponseError';
}
