import 'server-only';

import { recordConsent } from '@/lib/data/account-consents';
import { callBackend, withTimeout } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { PENDING } from './email-change';
import { endSession } from './end-session';
import { rememberDevice } from './known-device';
import type { MailLink } from './mail-link';
import { isUnanswered } from './session';
import { signInAgain } from './sign-in';
import { forgetSignUp, SIGN_UP_MARK } from './sign-up-mark';

type LinkOutcome =
  /** The link is used up, and this browser is signed in. */
  | { status: 'signed-in' }
  /** The link is used up and the password set, but the sign-in that followed did not work. */
  | { status: 'saved' }
  | { status: 'expired' }
  /** With the reason in the auth service's own words, such as that the password is too weak for it. */
  | { status: 'refused'; reason: string }
  | { status: 'unavailable' };

/** What the auth service itself writes into the metadata of an account. */
const OWN_METADATA: readonly string[] = ['sub', 'email', 'email_verified', 'phone_verified'];

/** Confirms an account in the browser that made it. Only for a link that is its own. */
export async function confirmOwnSignUp(link: MailLink): Promise<LinkOutcome> {
  return callBackend(async (signal) => {
    const client = await createServerClient({ signal });
    await endSession(client, 'local', signal);
    const { data, error } = await withTimeout(
      client.auth.verifyOtp({ type: 'email', token_hash: link.tokenHash }),
      signal,
    );
    if (error) return { status: isUnanswered(error) ? 'unavailable' : 'expired' };
    if (!data.session) return { status: 'expired' };
    await Promise.all([forgetSignUp(), rememberDevice(link.email)]);
    const { admin } = serviceClient(signal).auth;
    const change = { user_metadata: { [SIGN_UP_MARK]: null } };
    await admin.updateUserById(link.userId, change);
    return { status: 'signed-in' };
  });
}

/**
 * Sets the password of the account that a link opens, and confirms its address in the same step. That ends every
 * password, session and link from before, so that no holder of one can come in between (supabase/auth
 * internal/api/admin.go, adminUserUpdate; internal/models/user.go, UpdatePassword). Then signs this browser in.
 * @param consents whether flips may be kept; what was agreed to at the sign-up ends with the confirmation
 */
export async function setPasswordByLink(
  link: MailLink,
  password: string,
  consents: boolean,
): Promise<LinkOutcome> {
  return callBackend(async (signal) => {
    const { admin } = serviceClient(signal).auth;
    if (!link.isConfirmed) {
      // Written at the sign-up, maybe by a stranger. First, because the confirmation takes over the name, and the
      // consent of a sign-up whose mark is still there.
      const strange = Object.keys(link.metadata).filter((name) => !OWN_METADATA.includes(name));
      const user_metadata = Object.fromEntries(strange.map((name) => [name, null]));
      const cleared = await admin.updateUserById(link.userId, { user_metadata });
      if (cleared.error) return refusalOf(cleared.error);
    }
    const change = {
      password,
      app_metadata: { [PENDING]: null },
      ...(!link.isConfirmed && { email_confirm: true }),
    };
    const { error } = await admin.updateUserById(link.userId, change);
    if (error) return refusalOf(error);
    // Not recorded, it is asked for again at the account.
    if (consents && !link.isConfirmed) await recordConsent(link.userId, 'flips', signal).catch(console.error);
    const client = await createServerClient({ signal });
    await endSession(client, 'local', signal);
    await forgetSignUp();
    const isIn = await signInAgain(client, link.email, password, signal);
    return { status: isIn ? 'signed-in' : 'saved' };
  });
}

function refusalOf(error: { name?: string; status?: number; message: string }): LinkOutcome {
  if (isUnanswered(error)) return { status: 'unavailable' };
  // The account was deleted meanwhile.
  return error.status === 404 ? { status: 'expired' } : { status: 'refused', reason: error.message };
}
