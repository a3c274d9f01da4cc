import 'server-only';

import { recordConsent } from '@/lib/data/account-consents';
import type { AccountMail } from '@/lib/domain/mail-queue';
import { failureOf, REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient, takeRateLimits } from '@/lib/supabase/service';
import { rememberDevice } from '../limits/known-device';
import { PENDING } from './account';
import {
  type AuthError,
  type AuthRejection,
  isOutage,
  MAIL_STEP_MS,
  padDuration,
  rejectionOf,
  throwIfUnanswered,
} from './auth-errors';
import { findHolder } from './email-change';
import {
  forgetSignUp,
  type LinkKind,
  type MailLink,
  markSignUp,
  rememberMailAddress,
  SIGN_UP_MARK,
  signAccountLink,
} from './mail-link';
import { removePasskeys } from './passkeys';
import { endSession } from './session';
import { signInAgain } from './sign-in';

const DAY_S = 24 * 60 * 60;

/**
 * Makes a link that confirms an account, or sets its password. The auth service makes the token and sends nothing; the
 * site sends the mail, so that its link carries a signature, and no answer waits for a mail server.
 * @param next path to land on
 * @returns what its mail needs; `code` opens the same as the link, where it can be typed. Null if the account does not exist, or the
 * service refuses
 * @throws BackendFailure if the service does not answer
 */
export async function makeAccountLink(
  kind: LinkKind,
  email: string,
  next: string,
  signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS),
): Promise<AccountMail | null> {
  const { auth } = serviceClient(signal);
  const { data, error } = await auth.admin.generateLink(
    // The password is only for an account that does not exist, and every caller has made sure that it does.
    kind === 'email' ? { type: 'signup', email, password: crypto.randomUUID() } : { type: 'recovery', email },
  );
  if (error && isOutage(error)) throw failureOf(error);
  // Only a known address gets this far, so a failure must look like a mail that was sent.
  if (error && error.code !== 'user_not_found') console.error('A link to an account was not made.', error);
  if (error) return null;
  const { hashed_token: tokenHash, email_otp: code } = data.properties;
  const facts = { tokenHash, code, next, signature: signAccountLink(kind, tokenHash) };
  return { kind: kind === 'email' ? 'sign-up' : 'recovery', email, facts };
}

/**
 * A link for a sign-up that waits for its confirmation.
 * @throws BackendFailure
 */
export async function makeConfirmation(
  email: string,
  next: string,
  signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS),
): Promise<AccountMail | null> {
  const holder = await findHolder(email, signal);
  return holder && !holder.isConfirmed ? makeAccountLink('email', email, next, signal) : null;
}

/**
 * What to mail after a sign-up: a link, or a word to the owner of a confirmed account, at most one a day.
 * @throws BackendFailure
 */
async function makeSignUpMail(email: string, next: string, signal: AbortSignal): Promise<AccountMail | null> {
  const link = await makeConfirmation(email, next, signal);
  if (link) return link;
  const once = { bucket: 'account-exists', key: email.trim().toLowerCase(), max: 1, windowSeconds: DAY_S };
  return (await takeRateLimits([once], signal)) ? null : { kind: 'account-exists', email, facts: {} };
}

type SignUpOutcome =
  /** The project confirms accounts at once; the person is signed in. */
  | { status: 'signed-in' }
  /** Also if the address has an account, which the answer must not reveal. `mail` is to be sent after it. */
  | { status: 'confirm-by-mail'; mail: AccountMail | null }
  | AuthRejection;

export interface NewAccount {
  email: string;
  password: string;
  fullName?: string | undefined;
  /** Whether flips may be stored; see `content/auth/consent.ts`. */
  consents: boolean;
  /** Path to land on after the address is confirmed. */
  destination: string;
}

/**
 * Creates an account, after ending any earlier session of this browser globally. Only the browser that creates an account
 * leaves its mark in it: an existing one stays unchanged when a person signs up again.
 * @throws BackendFailure; another error when the auth service's response cannot be read
 */
export async function signUp(account: NewAccount): Promise<SignUpOutcome> {
  return padDuration(() => askForAccount(account), MAIL_STEP_MS);
}

async function askForAccount({
  email,
  password,
  fullName,
  consents,
  destination,
}: NewAccount): Promise<SignUpOutcome> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const client = await createServerClient({ signal });
  await endSession(client, 'global', signal, 'sign-in');
  const mark = await markSignUp(email, password);
  await rememberMailAddress(email);
  const { data, error } = await serviceClient(signal).auth.admin.createUser({
    email,
    password,
    user_metadata: { ...(fullName && { full_name: fullName }), [SIGN_UP_MARK]: mark },
  });
  // Of two sign-ups with one address at the same moment, the auth service fails at the later one (500).
  const isTaken =
    error?.code === 'email_exists' || (error?.status === 500 && (await findHolder(email, signal)));
  if (error && !isTaken) return rejectionOf(error);
  // Consent counts only for a new account, not for its existing owner. If recording fails, the sign-up stands
  // and the account page asks again.
  if (data.user && consents) await recordConsent(data.user.id, signal).catch(console.error);
  if (data.user?.email_confirmed_at) {
    const { error } = await withTimeout(client.auth.signInWithPassword({ email, password }), signal);
    return error ? rejectionOf(error) : { status: 'signed-in' };
  }
  const mail = await makeSignUpMail(email, destination, signal);
  return { status: 'confirm-by-mail', mail };
}

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
  await endSession(client, 'local', signal, 'sign-in');
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
 * earlier password, session and link, so no other request can come in between (supabase/auth internal/api/admin.go,
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
  const change = {
    password,
    app_metadata: { [PENDING]: null },
    ...(!link.isConfirmed && { email_confirm: true }),
  };
  const { error } = await admin.updateUserById(link.userId, change);
  if (error) return refusalOf(error);
  // Not before: a password that the service refuses, such as a leaked one, changes nothing.
  await removePasskeys(link.userId, signal);
  // If recording fails, the account page asks again.
  if (consents && !link.isConfirmed) await recordConsent(link.userId, signal).catch(console.error);
  const client = await createServerClient({ signal });
  await endSession(client, 'local', signal, 'sign-in');
  await forgetSignUp();
  const isIn = await signInAgain(client, link.email, password, signal);
  return { status: isIn ? 'signed-in' : 'saved' };
}

function refusalOf(error: AuthError): LinkOutcome {
  throwIfUnanswered(error);
  // The account has been deleted in the meantime.
  return error.status === 404 ? { status: 'expired' } : { status: 'refused', reason: error.message };
}
