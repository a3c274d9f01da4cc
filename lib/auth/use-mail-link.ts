import 'server-only';

import { recordConsent } from '@/lib/data/account-consents';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { rememberDevice } from '../limits/known-device';
import { PENDING } from './account';
import { type AuthError, throwIfUnanswered } from './auth-errors';
import type { MailLink } from './mail-link';
import { forgetSignUp, SIGN_UP_MARK } from './mail-link';
import { removePasskeys } from './passkeys';
import { endSession } from './session';
import { signInAgain } from './sign-in';

type LinkOutcome =
  /** The link is used and this browser is signed in. */
  | { status: 'signed-in' }
  /** The link is used and the password set, but signing in failed. */
  | { status: 'saved' }
  | { status: 'expired' }
  /** With the auth service's own reason, such as a weak password. */
  | { status: 'refused'; reason: string };

/** Metadata that the auth service itself writes. */
const OWN_METADATA: readonly string[] = ['sub', 'email', 'email_verified', 'phone_verified'];

/**
 * Confirms an account in the browser that signed it up. Requires `link.isOwn`.
 * @throws BackendFailure
 */
export async function confirmOwnSignUp(link: MailLink): Promise<LinkOutcome> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const client = await createServerClient({ signal });
  await endSession(client, 'local', signal);
  const { data, error } = await withTimeout(
    client.auth.verifyOtp({ type: 'email', token_hash: link.tokenHash }),
    signal,
  );
  throwIfUnanswered(error);
  if (!data.session) return { status: 'expired' };
  await Promise.all([forgetSignUp(), rememberDevice(link.email)]);
  const { admin } = serviceClient(signal).auth;
  await admin.updateUserById(link.userId, { user_metadata: { [SIGN_UP_MARK]: null } });
  return { status: 'signed-in' };
}

/**
 * Sets the password of a link's account and confirms its address in one request. That invalidates every
 * earlier password, session and link, so nobody can get in between (supabase/auth internal/api/admin.go,
 * adminUserUpdate; internal/models/user.go, UpdatePassword). Then signs this browser in.
 * @param consents whether flips may be stored; confirmation discards the consent given at sign-up
 * @throws BackendFailure
 */
export async function setPasswordByLink(
  link: MailLink,
  password: string,
  consents: boolean,
): Promise<LinkOutcome> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { admin } = serviceClient(signal).auth;
  if (!link.isConfirmed) {
    // The sign-up may have been a stranger's. Cleared first, because confirmation copies the name and,
    // while the mark is there, keeps the consent.
    const strange = Object.keys(link.metadata).filter((name) => !OWN_METADATA.includes(name));
    const user_metadata = Object.fromEntries(strange.map((name) => [name, null]));
    const cleared = await admin.updateUserById(link.userId, { user_metadata });
    if (cleared.error) return refusalOf(cleared.error);
  }
  await removePasskeys(link.userId, signal);
  const change = {
    password,
    app_metadata: { [PENDING]: null },
    ...(!link.isConfirmed && { email_confirm: true }),
  };
  const { error } = await admin.updateUserById(link.userId, change);
  if (error) return refusalOf(error);
  // If recording fails, the account page asks again.
  if (consents && !link.isConfirmed) await recordConsent(link.userId, signal).catch(console.error);
  const client = await createServerClient({ signal });
  await endSession(client, 'local', signal);
  await forgetSignUp();
  const isIn = await signInAgain(client, link.email, password, signal);
  return { status: isIn ? 'signed-in' : 'saved' };
}

function refusalOf(error: AuthError): LinkOutcome {
  throwIfUnanswered(error);
  // The account has been deleted in the meantime.
  return error.status === 404 ? { status: 'expired' } : { status: 'refused', reason: error.message };
}
