import 'server-only';

import { recordConsent } from '@/lib/data/account-consents';
import { publicEnv } from '@/lib/env';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { anonymousClient } from '@/lib/supabase/anonymous';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { type Refused, refusedBy } from './auth-errors';
import { endSession } from './end-session';
import { rememberMailAddress } from './mail-address';
import { MAIL_STEP_MS, padDuration } from './pad-duration';
import { markSignUp, SIGN_UP_MARK } from './sign-up-mark';

type SignUpOutcome =
  /** The auth service requires no confirmation; the person is signed in. */
  | { status: 'signed-in' }
  /** Also if the address has an account, which the service does not reveal. */
  | { status: 'confirm-by-mail' }
  | Refused;

interface NewAccount {
  email: string;
  password: string;
  fullName?: string | undefined;
  /** Whether flips may be stored; see `content/account-consent.ts`. */
  consents: boolean;
  /** Path to land on after the address is confirmed. */
  landing: string;
}

/**
 * Creates an account, after ending any earlier session of this browser globally.
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
  const mark = await markSignUp(email);
  await rememberMailAddress(email);
  const { data, error } = await (await anonymousClient(signal)).auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: publicEnv().SITE_URL + landing,
      data: { ...(fullName && { full_name: fullName }), [SIGN_UP_MARK]: mark },
    },
  });
  if (error) return refusedBy(error);
  // Consent counts only for a new account, not for its existing owner. If recording fails, the sign-up stands
  // and the account page asks again.
  const isNew = data.user?.user_metadata[SIGN_UP_MARK] === mark;
  if (data.user && isNew && consents) await recordConsent(data.user.id, 'flips', signal).catch(console.error);
  if (!data.session) return { status: 'confirm-by-mail' };
  await withTimeout(client.auth.setSession(data.session), signal);
  return { status: 'signed-in' };
}
