import 'server-only';

import { takeRateLimits } from '@/lib/rate-limit/take-rate-limit';
import { BackendUnavailable, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import { isOutage } from './auth-errors';
import { findHolder } from './email-change';
import { type LinkKind, signAccountLink } from './mail-link';

/** A mail about an account. */
export type AccountMail =
  | {
      kind: LinkKind;
      email: string;
      tokenHash: string;
      /** Opens the same as the link, where it can be typed. */
      code: string;
      /** Path to land on after the link. */
      next: string;
      signature: string;
    }
  /** Someone tried to sign up with the address of a confirmed account. */
  | { kind: 'exists'; email: string };

const DAY_S = 24 * 60 * 60;

/**
 * Makes a link that confirms an account, or sets its password. The auth service makes the token and sends nothing; the
 * site sends the mail, so that its link carries a signature, and no answer waits for a mail server.
 * @param next path to land on
 * @returns null if the account does not exist, or the service refuses
 * @throws BackendUnavailable if the service does not answer
 */
async function makeLink(kind: LinkKind, email: string, next: string, signal: AbortSignal) {
  const { auth } = serviceClient(signal);
  const { data, error } = await auth.admin.generateLink(
    // The password is only for an account that does not exist, and every caller has made sure that it does.
    kind === 'email' ? { type: 'signup', email, password: crypto.randomUUID() } : { type: 'recovery', email },
  );
  if (error && isOutage(error)) throw new BackendUnavailable(error);
  // Only a known address gets this far, so a failure must look like a mail that was sent.
  if (error && error.code !== 'user_not_found') console.error('A link to an account was not made.', error);
  if (error) return null;
  const { hashed_token: tokenHash, email_otp: code } = data.properties;
  return { kind, email, tokenHash, code, next, signature: signAccountLink(kind, tokenHash) } as const;
}

/** @throws BackendUnavailable */
export async function makeRecovery(email: string, next: string): Promise<AccountMail | null> {
  return makeLink('recovery', email, next, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
}

/**
 * A link for a sign-up that waits for its confirmation.
 * @throws BackendUnavailable
 */
export async function makeConfirmation(
  email: string,
  next: string,
  signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS),
): Promise<AccountMail | null> {
  const holder = await findHolder(email, signal);
  return holder && !holder.isConfirmed ? makeLink('email', email, next, signal) : null;
}

/**
 * What to mail after a sign-up: a link, or a word to the owner of a confirmed account, at most one a day.
 * @throws BackendUnavailable
 */
export async function makeSignUpMail(
  email: string,
  next: string,
  signal: AbortSignal,
): Promise<AccountMail | null> {
  const link = await makeConfirmation(email, next, signal);
  if (link) return link;
  const once = { bucket: 'account-exists', key: email.trim().toLowerCase(), max: 1, windowSeconds: DAY_S };
  return (await takeRateLimits([once], signal)) ? null : { kind: 'exists', email };
}
