import 'server-only';

import { recordConsent } from '@/lib/data/account-consents';
import { normaliseEmail } from '@/lib/domain/email-address';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { type AccountMail, makeSignUpMail } from './account-link';
import { type Refused, refusedBy } from './auth-errors';
import { endSession } from './end-session';
import { rememberMailAddress } from './mail-address';
import { MAIL_STEP_MS, padDuration } from './pad-duration';
import { markSignUp, SIGN_UP_MARK } from './sign-up-mark';

type SignUpOutcome =
  /** The project confirms accounts at once; the person is signed in. */
  | { status: 'signed-in' }
  /** Also if the address has an account, which the answer must not reveal. `mail` is to be sent after it. */
  | { status: 'confirm-by-mail'; mail: AccountMail | null }
  | Refused;

export interface NewAccount {
  email: string;
  password: string;
  fullName?: string | undefined;
  /** Whether flips may be stored; see `content/account-consent.ts`. */
  consents: boolean;
  /** Path to land on after the address is confirmed. */
  landing: string;
}

/**
 * Creates an account, after ending any earlier session of this browser globally. Only the browser that creates an account
 * leaves its mark in it: an existing one stays unchanged, whoever signs up again.
 * @throws BackendUnavailable; another error when the auth service's response cannot be read
 */
export async function signUp(account: NewAccount): Promise<SignUpOutcome> {
  const message = await guardRate('sign-up', account.email);
  if (message) return { status: 'limited', message };
  return padDuration(() => askForAccount(account), MAIL_STEP_MS);
}

async function askForAccount({
  email,
  password,
  fullName,
  consents,
  landing,
}: NewAccount): Promise<SignUpOutcome> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const client = await createServerClient({ signal });
  await endSession(client, 'global', signal);
  const mark = await markSignUp(email, password);
  await rememberMailAddress(email);
  const { data, error } = await serviceClient(signal).auth.admin.createUser({
    email,
    password,
    user_metadata: { ...(fullName && { full_name: fullName }), [SIGN_UP_MARK]: mark },
  });
  if (error && error.code !== 'email_exists') return refusedBy(error);
  // Consent counts only for a new account, not for its existing owner. If recording fails, the sign-up stands
  // and the account page asks again.
  if (data.user && consents) await recordConsent(data.user.id, 'flips', signal).catch(console.error);
  if (data.user?.email_confirmed_at) {
    const { error } = await withTimeout(client.auth.signInWithPassword({ email, password }), signal);
    return error ? refusedBy(error) : { status: 'signed-in' };
  }
  const mail = await makeSignUpMail(normaliseEmail(email), landing, signal);
  return { status: 'confirm-by-mail', mail };
}
