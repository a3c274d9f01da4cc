import 'server-only';

import { redirect } from 'next/navigation';
import { cache } from 'react';
import { paths } from '@/lib/paths';
import { BackendUnavailable } from '@/lib/supabase/backend';
import { askAuth } from '@/lib/supabase/server';
import { isUnanswered, readSession, type Session } from './session';

/**
 * Returns the signed-in person, for a page that shows their data, or redirects to sign in.
 * @param returnTo path to return to
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export async function requireUser(returnTo: string): Promise<Session> {
  const state = await readSession();
  if (state.status === 'unavailable') throw new BackendUnavailable();
  if (state.status === 'signed-out') redirect(paths.signIn(returnTo));
  return state.session;
}

/**
 * The current person according to the auth service, or null if the session or the account no longer exists.
 * Use it before every write. Cached for the request.
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export const getCurrentUser = cache(async (): Promise<Session | null> => {
  const state = await readSession();
  if (state.status === 'unavailable') throw new BackendUnavailable();
  if (state.status === 'signed-out') return null;
  const { data, error } = await askAuth((auth) => auth.getUser());
  if (error && isUnanswered(error)) throw new BackendUnavailable(error);
  return data.user ? { userId: data.user.id, email: data.user.email ?? '' } : null;
});

/**
 * `getCurrentUser` for a server action that writes; redirects to sign in if there is none.
 * @param returnTo path to return to
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export async function requireCurrentUser(returnTo: string): Promise<Session> {
  return (await getCurrentUser()) ?? redirect(paths.signIn(returnTo));
}
