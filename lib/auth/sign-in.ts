import 'server-only';

import { serviceWords } from '@/content/auth-messages';
import { forgiveTry, guardRate } from '@/lib/rate-limit/guard-rate';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { createServerClient } from '@/lib/supabase/server';
import { type Refused, refusedBy } from './auth-errors';
import { endSession } from './end-session';
import { knownDevice, rememberDevice } from './known-device';
import { padDuration } from './pad-duration';
import { hasJustSignedUp } from './sign-up-mark';

type SignInOutcome = { status: 'signed-in'; isNewDevice: boolean } | Refused;

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
  if (error) return hideAccount(refusedBy(error), email, password);
  const isNewDevice = (await knownDevice(email)) === null;
  await Promise.all([rememberDevice(email), forgiveTry('sign-in', email)]);
  return { status: 'signed-in', isNewDevice };
}

/**
 * The service answers "Email not confirmed" only for the right password of an account, which would tell a stranger who
 * signs up and then in whether the address had one. So that answer goes to every browser that has just signed up with
 * the same address and password, and to no other.
 */
async function hideAccount(refused: Refused, email: string, password: string): Promise<Refused> {
  if (refused.status !== 'refused' || !unrevealing.has(refused.code)) return refused;
  return (await hasJustSignedUp(email, password))
    ? { ...refused, code: 'email_not_confirmed', reason: serviceWords.emailNotConfirmed }
    : { ...refused, code: 'invalid_credentials', reason: serviceWords.invalidCredentials };
}

const unrevealing: ReadonlySet<string> = new Set(['invalid_credentials', 'email_not_confirmed']);

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
