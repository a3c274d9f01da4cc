import 'server-only';

import type { FormMessage } from '@/lib/forms/form-state';
import { forgiveTry, guardRate } from '@/lib/rate-limit/guard-rate';
import { callBackend, REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { endSession } from './end-session';
import { evenOut } from './even-out';
import { rememberDevice } from './known-device';
import { isUnavailable, isUnintelligible } from './session';

export type SignInOutcome =
  | { status: 'signed-in' }
  | { status: 'limited'; message: FormMessage }
  /** With the reason in the auth service's own words. */
  | { status: 'refused'; reason: string; unconfirmed: boolean }
  | { status: 'unavailable' };

/**
 * Signs in with e-mail address and password; an earlier session of this browser is ended everywhere first.
 * @throws when the auth service's answer cannot be read
 */
export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  return callBackend(async () => {
    const message = await guardRate('sign-in', email);
    if (message) return { status: 'limited', message };
    return await evenOut(() => askForSession(email, password));
  });
}

async function askForSession(email: string, password: string): Promise<SignInOutcome> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const client = await createServerClient({ signal });
  await endSession(client, 'global', signal);
  const { error } = await withTimeout(client.auth.signInWithPassword({ email, password }), signal);
  if (!error) {
    await Promise.all([rememberDevice(email), forgiveTry('sign-in', email)]);
    return { status: 'signed-in' };
  }
  if (isUnintelligible(error)) throw error;
  if (isUnavailable(error)) return { status: 'unavailable' };
  return { status: 'refused', reason: error.message, unconfirmed: error.code === 'email_not_confirmed' };
}
