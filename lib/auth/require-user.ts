import 'server-only';

import { redirect } from 'next/navigation';
import { cache } from 'react';
import { paths } from '@/lib/paths';
import { BackendUnavailable } from '@/lib/supabase/backend';
import { askAuth } from '@/lib/supabase/server';
import { isUnanswered, readSession, type Session } from './session';

/**
 * The signed-in person, for a page that shows their data; sends all others to sign in.
 * @param returnTo the path that they wanted
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export async function requireUser(returnTo: string): Promise<Session> {
  const state = await readSession();
  if (state.status === 'unavailable') throw new BackendUnavailable();
  if (state.status === 'signed-out') redirect(paths.signIn(returnTo));
  return state.session;
}

/**
 * The person as the auth service knows them at this moment, or null if their session has ended or the
 * account is gone: before every write. Asked once for each request.
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
 * The person as the auth service knows them at this moment, for a server action that writes; sends
 * all others to sign in.
 * @param returnTo the path to come back to
 * @throws BackendUnavailable when the auth service cannot be asked
 */
export async function requireCurrentUser(returnTo: string): Promise<Session> {
  return (await getCurrentUser()) ?? redirect(paths.signIn(returnTo));
}
