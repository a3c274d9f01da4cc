import 'server-only';

import { redirect } from 'next/navigation';
import { cache } from 'react';
import { paths } from '@/lib/paths';
import { askAuth } from '@/lib/supabase/server';
import { throwIfUnanswered } from './auth-errors';
import { readSession, type Session } from './session';

/**
 * Returns the signed-in person, for a page that shows their data, or redirects to sign in.
 * @param returnTo path to return to
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export async function requireUser(returnTo: string): Promise<Session> {
  return (await readSession()) ?? redirect(paths.signIn(returnTo));
}

/**
 * The current person according to the auth service, or null if the session or the account no longer exists.
 * Use it before every write. Cached for the request.
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export const getCurrentUser = cache(async (): Promise<Session | null> => {
  if (!(await readSession())) return null;
  const { data, error } = await askAuth((auth) => auth.getUser());
  throwIfUnanswered(error);
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
