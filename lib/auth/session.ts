import 'server-only';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { User } from '@/lib/domain/session';
import { errorResponse, jsonResponse } from '@/lib/http/responses';
import { guardRate } from '@/lib/limits/guard-rate';
import type { RateRule } from '@/lib/limits/rules';
import { paths } from '@/lib/paths';
import { BackendUnavailable, withTimeout } from '@/lib/supabase/backend';
import { callAuth } from '@/lib/supabase/server';
import type { Client } from '@/lib/supabase/service';
import { hasSessionCookie, isAuthCookie, removedCookie } from '@/lib/supabase/session-client';
import { throwIfUnanswered } from './auth-errors';

/** Someone who has just signed in. */
export interface SignedIn extends User {
  status: 'signed-in';
  /** Whether this browser was new to the account, whose owner then gets a mail. */
  isNewDevice: boolean;
}

/** What a keyboard or a copy adds to a password: spaces, and what cannot be seen. A run in the middle is looked at once. */
const around = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

/**
 * Signs in with a password in the form in which it was set: NFC since passwords are normalised, before that as the device
 * sent it. Only a password with letters such as é has more than one form, or one with a space that a keyboard added.
 * @throws BackendUnavailable when the signal aborts
 */
export async function signInInAnyForm({ auth }: Client, email: string, typed: string, signal: AbortSignal) {
  const nfc = typed.normalize('NFC');
  const others = new Set([typed, typed.normalize('NFD'), typed.normalize('NFKC'), nfc.replace(around, '')]);
  others.delete(nfc);
  const ask = (password: string) => withTimeout(auth.signInWithPassword({ email, password }), signal);
  let result = await ask(nfc);
  for (const form of others) {
    if (result.error?.code !== 'invalid_credentials') break;
    result = await ask(form);
  }
  return result;
}

/**
 * Reads the user from the session's verified claims, cached for the request. Without a session cookie, the auth
 * service is not asked.
 * @returns null for a guest
 * @throws BackendFailure when the auth service cannot be asked
 */
export const readUser = cache(async (): Promise<User | null> => {
  if (!hasSessionCookie((await cookies()).getAll())) return null;
  const { data, error } = await callAuth((auth) => auth.getClaims().catch(unreadable)).catch(
    (cause: unknown) => {
      throw new BackendUnavailable(cause);
    },
  );
  throwIfUnanswered(error);
  if (data?.claims.role !== 'authenticated') return null;
  return { userId: data.claims.sub, email: data.claims.email ?? '' };
});

/** The cookies hold no token, such as those of two sessions mixed by a lost response: signing in replaces them. */
function unreadable(cause: unknown) {
  console.error('A session cannot be read.', cause);
  return { data: null, error: null };
}

/**
 * The user, or null; also null if the auth service is down. For display only: protected pages and actions
 * use `requireUser` or `requireAdmin`.
 */
export function readUserForDisplay(): Promise<User | null> {
  return readUser().catch((error: unknown) => {
    console.error('A page is shown as to nobody.', error);
    return null;
  });
}

/**
 * Signs out and clears every auth cookie, in a server action or route handler. Signs out on this device even
 * if the service does not answer.
 * @param scope `local` for this device, `global` for all of the person's devices
 * @param next `sign-in` keeps the verifier of another tab that may be at Google, for its ten minutes
 */
export async function endSession(
  client: Client,
  scope: 'local' | 'global',
  signal: AbortSignal,
  next?: 'sign-in',
): Promise<{ revoked: boolean }> {
  const store = await cookies();
  let revoked = true;
  if (hasSessionCookie(store.getAll())) {
    const result = await withTimeout(client.auth.signOut({ scope }), signal).catch((error) => ({ error }));
    revoked = result.error === null;
    if (!revoked) console.error('A session ended in the browser only.', result.error);
  }
  for (const { name } of store.getAll())
    if (isAuthCookie(name) && !(next && name.endsWith('-code-verifier'))) store.set(removedCookie(name));
  return { revoked };
}

/**
 * Returns the signed-in person, for a page that shows their data, or redirects to sign in.
 * @param returnTo path to return to
 * @throws BackendFailure when the auth service cannot be asked
 */
export async function requireUser(returnTo: string): Promise<User> {
  return (await readUser()) ?? redirect(paths.signIn(returnTo));
}

/**
 * The current person according to the auth service, or null if the session or the account no longer exists.
 * Use it before every write. Cached for the request.
 * @throws BackendFailure when the auth service cannot be asked
 */
export const getCurrentUser = cache(async (): Promise<User | null> => {
  if (!(await readUser())) return null;
  const { data, error } = await callAuth((auth) => auth.getUser());
  throwIfUnanswered(error);
  return data.user ? { userId: data.user.id, email: data.user.email ?? '' } : null;
});

/**
 * Checks that the user id sent by the device is the signed-in person's, and the rate limit if there is one.
 * @throws BackendFailure when either check fails to complete
 */
export async function checkWriter(
  named: string,
  rule?: RateRule,
): Promise<{ userId: string; refusal?: never } | { refusal: Response }> {
  const user = await getCurrentUser();
  if (!user) return { refusal: errorResponse(401, 'Please sign in first.') };
  if (user.userId !== named) return { refusal: errorResponse(409, 'Another person is signed in.') };
  const limit = rule ? await guardRate(rule, user.userId) : null;
  return limit ? { refusal: jsonResponse({ error: limit.text }, 429) } : { userId: user.userId };
}
