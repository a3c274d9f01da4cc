import 'server-only';

import { publicEnv } from '@/lib/env';
import type { FormMessage } from '@/lib/forms/form-state';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { anonymousClient } from '@/lib/supabase/anonymous';
import { BackendUnavailable, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { isUnavailable } from './auth-errors';
import { rememberMailAddress } from './mail-address';
import { MAIL_STEP_MS, padDuration } from './pad-duration';

/**
 * Asks the auth service to send a new link.
 * @param kind `recovery` for a new password, `confirmation` for an unconfirmed address
 * @param landing path to land on after the link
 * @returns null if the mail is sent should the account exist, which is not revealed; or the message of the
 * rate limit
 * @throws BackendUnavailable
 */
export async function askForMail(
  kind: 'recovery' | 'confirmation',
  email: string,
  landing: string,
): Promise<FormMessage | null> {
  const limit = await guardRate('account-mail', email);
  if (limit) return limit;
  await rememberMailAddress(email);
  const { auth } = await anonymousClient(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  const redirectTo = publicEnv().SITE_URL + landing;
  const ask = async () =>
    kind === 'recovery'
      ? (await auth.resetPasswordForEmail(email, { redirectTo })).error
      : (await auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } })).error;
  const error = await padDuration(ask, MAIL_STEP_MS);
  if (error && isUnavailable(error)) throw new BackendUnavailable(error);
  return null;
}
