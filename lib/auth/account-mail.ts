import 'server-only';

import { publicEnv } from '@/lib/env';
import type { FormMessage } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { anonymousClient } from '@/lib/supabase/anonymous';
import { callBackend, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { rememberMailAddress } from './mail-address';
import { MAIL_STEP_MS, padDuration } from './pad-duration';
import { isUnavailable } from './session';

type AccountMailOutcome =
  /** The mail is sent if the account exists; the outcome does not reveal which. */
  { status: 'asked' } | { status: 'limited'; message: FormMessage } | { status: 'unavailable' };

/**
 * Asks the auth service to send a new link.
 * @param kind `recovery` for a new password, `confirmation` for an unconfirmed address
 * @param landing path to land on after the link
 */
export async function askForMail(
  kind: 'recovery' | 'confirmation',
  email: string,
  landing: string = paths.account,
): Promise<AccountMailOutcome> {
  return callBackend(async () => {
    const message = await guardRate('account-mail', email);
    if (message) return { status: 'limited', message };
    await rememberMailAddress(email);
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const { auth } = await anonymousClient(signal);
    const redirectTo = publicEnv().SITE_URL + landing;
    const ask = async () =>
      kind === 'recovery'
        ? (await auth.resetPasswordForEmail(email, { redirectTo })).error
        : (await auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } })).error;
    const error = await padDuration(ask, MAIL_STEP_MS);
    return { status: error && isUnavailable(error) ? 'unavailable' : 'asked' };
  });
}
