import 'server-only';

import { forgiveTry, guardRate } from '@/lib/rate-limit/guard-rate';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { createServerClient } from '@/lib/supabase/server';
import { type Refused, refusedBy } from './auth-errors';
import { endSession } from './end-session';
import { rememberDevice } from './known-device';
import { padDuration } from './pad-duration';

type SignInOutcome = { status: 'signed-in' } | Refused;

/**
 * Signs in with email and password, after ending any earlier session of this browser globally.
 * @throws BackendUnavailable; another error when the auth service's response cannot be read
 */
export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  const message = await guardRate('sign-in', email);
  if (message) return { status: 'limited', message };
  return padDuration(() => askForSession(email, password));
}

async function askForSession(email: string, password: string): Promise<SignInOutcome> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const client = await createServerClient({ signal });
  await endSession(client, 'global', signal);
  const { error } = await withTimeout(client.auth.signInWithPassword({ email, password }), signal);
  if (error) return refusedBy(error);
  await Promise.all([rememberDevice(email), forgiveTry('sign-in', email)]);
  return { status: 'signed-in' };
}

/** Signs this browser in with the password that was just set. @returns whether it worked */
export async function signInAgain(
  { auth }: Client,
  email: string,
  password: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { error } = await withTimeout(auth.signInWithPassword({ email, password }), signal).catch(
    (failure: unknown) => ({ error: failure }),
  );
  if (error) return false;
  await rememberDevice(email);
  return true;
}
