import 'server-only';
import { randomBytes } from 'node:crypto';
import { accountMessages } from '@/content/auth/account';
import { secondFactor } from '@/content/auth/second-factor';
import { site } from '@/content/site';
import { signaturesOf } from '@/lib/crypto/signature';
import type { FormMessage } from '@/lib/domain/form-message';
import type { User } from '@/lib/domain/session';
import type { FormResult } from '@/lib/forms/form-action';
import { guardRate, refund } from '@/lib/limits/guard-rate';
import { dataOf, REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { anonymousClient, callAuth } from '@/lib/supabase/server';
import { type Client, serviceClient } from '@/lib/supabase/service';
import { listSessions, signInMethods } from './account';
import { throwIfUnanswered } from './auth-errors';
import { plainCode } from './credentials';
import { signInInAnyForm } from './session';

/** How recent a sign-in must be to verify a person without a password. */
const RECENT_MS = 10 * 60_000;

/** Why the person is not verified. */
export interface ReauthenticationFailure {
  status:
    | ('limited' | 'missing' | 'wrong-password' | 'sign-in-again')
    | ('no-code' | 'wrong-code' | 'used-code');
  message: FormMessage;
}

/**
 * Verifies the person before an irreversible change, since an open session may be an unattended phone.
 * @param user from `getCurrentUser`
 * @param password as typed; ignored if the account has none
 * @returns null if the person is verified
 * @throws BackendFailure when it cannot be checked
 */
export async function reauthenticate(user: User, password: string): Promise<ReauthenticationFailure | null> {
  if (!(await signInMethods(user.userId)).withPassword) {
    if (await isRecentSignIn(user.userId)) return null;
    // A Google-only account whose last sign-in is more than ten minutes ago.
    return { status: 'sign-in-again', message: accountMessages.signInAgain };
  }
  return (await withPassword(user.email, password, async () => undefined)).refusal;
}

export type Proven<Result> = { refusal: ReauthenticationFailure } | { refusal: null; result: Result };

/**
 * Signs in with the password to a separate, short-lived session; the browser's own stays untouched. Counts as a sign-in if
 * the password is wrong.
 * @param work gets a client with that session
 * @param timeout of that client, in ms
 * @throws BackendFailure when it cannot be checked
 */
export async function withPassword<Result>(
  email: string,
  password: string,
  work: (client: Client) => Promise<Result>,
  timeout = REQUEST_TIMEOUT_MS,
): Promise<Proven<Result>> {
  const message = await guardRate('sign-in', email);
  if (message) return { refusal: { status: 'limited', message } };
  const wrong = { status: 'wrong-password', message: accountMessages.wrongPassword } as const;
  if (password === '' || password.includes('\0')) return { refusal: wrong };
  const client = await anonymousClient(AbortSignal.timeout(timeout));
  const signal = () => AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { error } = await signInInAnyForm(client, email, password, signal());
  throwIfUnanswered(error);
  if (error) return { refusal: wrong };
  await refund('sign-in', email);
  try {
    return { refusal: null, result: await work(client) };
  } finally {
    // It would look unfamiliar in the person's list of sessions.
    await withTimeout(client.auth.signOut({ scope: 'local' }), signal()).catch(() => undefined);
  }
}

/** A form's answer to a person who has not proven who they are. */
export const refusedProof = ({
  status,
  message,
}: ReauthenticationFailure): FormResult<'currentPassword'> => ({
  status: 'error',
  message,
  ...(status === 'wrong-password' && { fieldErrors: { currentPassword: 'wrong' } }),
});

/** Whether this browser's session began in the last ten minutes. */
async function isRecentSignIn(userId: string): Promise<boolean> {
  const current = (await listSessions(userId)).find((each) => each.isCurrent);
  return current !== undefined && Date.now() - Date.parse(current.created_at) < RECENT_MS;
}

/*
 * TOTP second factors (RFC 6238) of the signed-in person, for server actions. The auth service stores them
 * and raises the session to `aal2` after a valid code. Authenticate the person first.
 */

interface NewFactor {
  id: string;
  /** `otpauth:` URI with the secret, for the QR code. */
  uri: string;
}

/**
 * Starts an enrolment and removes unfinished ones.
 * @returns null if the service refuses, such as when the session lacks an existing factor
 * @throws BackendFailure
 */
export function beginEnrolment(): Promise<NewFactor | null> {
  return callAuth(async ({ mfa }) => {
    const unfinished = (await dataOf(mfa.listFactors())).all.filter(
      ({ factor_type, status }) => factor_type === 'totp' && status === 'unverified',
    );
    for (const { id } of unfinished) await mfa.unenroll({ factorId: id });
    const friendlyName = `App ${crypto.randomUUID()}`;
    const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: site.name, friendlyName });
    throwIfUnanswered(error);
    return data && { id: data.id, uri: data.totp.uri };
  });
}

/**
 * Verifies a code. A valid one raises the session to `aal2` and completes a new factor, once; a wrong one counts
 * towards the account's lock.
 * @param typed six digits, however they are written
 * @param newFactorId default: the person's verified factor
 * @returns null if the code is valid
 * @throws BackendFailure
 */
export async function verifyCode(
  userId: string,
  typed: string,
  newFactorId?: string,
): Promise<ReauthenticationFailure | null> {
  const { incomplete, noApp, used, wrong } = secondFactor.messages;
  const code = plainCode(typed);
  if (!/^\d{6}$/.test(code)) return { status: 'no-code', message: incomplete };
  const message = await guardRate('second-factor', userId);
  if (message) return { status: 'limited', message };
  const factor = newFactorId ?? (await verifiedFactor());
  if (!factor) return { status: 'wrong-code', message: noApp };
  const [hash] = signaturesOf('used-code', factor, code);
  if (!(await dataOf(serviceClient().rpc('use_code', { person: userId, hash }))))
    return { status: 'used-code', message: used };
  if (await isValidCode(code, factor)) {
    await refund('second-factor', userId);
    return null;
  }
  await dataOf(serviceClient().rpc('note_refused_code', { person: userId, hash })).catch((error) =>
    console.error('A refused code was not written down.', error),
  );
  return { status: 'wrong-code', message: wrong };
}

/**
 * Whether the person's second factor is an authenticator app; before December 2026 it could be a passkey.
 * @throws BackendFailure
 */
export const hasAuthenticatorApp = async (): Promise<boolean> => (await verifiedFactor()) !== undefined;

function verifiedFactor(): Promise<string | undefined> {
  return callAuth(async ({ mfa }) => {
    const { data, error } = await mfa.listFactors();
    throwIfUnanswered(error);
    return data?.totp[0]?.id;
  });
}

function isValidCode(code: string, factorId: string): Promise<boolean> {
  return callAuth(async ({ mfa }) => {
    const { error } = await mfa.challengeAndVerify({ factorId, code });
    throwIfUnanswered(error);
    return !error;
  });
}

/**
 * Removes the person's second factor; requires a session at `aal2`.
 * @throws BackendFailure
 */
export async function removeFactor(): Promise<void> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  await callAuth(async ({ mfa }) => {
    const { all } = await dataOf(mfa.listFactors());
    for (const { id } of all) await dataOf(mfa.unenroll({ factorId: id }));
  }, signal);
  // Best effort: the next regular refresh makes up for a failure.
  await callAuth((auth) => auth.refreshSession(), signal).catch(() => undefined);
}

/** Crockford's base32, without I, L, O and U, which are misread on paper: 5 bits a character. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COUNT = 10;
/** 16 characters are 80 bits. */
const LETTERS = 16;

/** Ten new codes, such as `7K3M-0XQ2-…`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** Normalises a typed code: upper case, no spaces or dashes; null if it cannot be a code. */
export function readRecoveryCode(typed: string): string | null {
  const code = plainCode(typed).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === LETTERS && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}

/** The database stores only this keyed hash; without the server's key, codes cannot be brute-forced. */
const hashesOf = (userId: string, code: string) =>
  signaturesOf('recovery-code', userId, code.replaceAll('-', ''));

/**
 * Replaces the person's codes.
 * @throws BackendFailure
 */
export async function replaceRecoveryCodes(userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const hashes = codes.map((code) => hashesOf(userId, code)[0]);
  await dataOf(serviceClient().rpc('replace_recovery_codes', { person: userId, hashes }));
  return codes;
}

/**
 * Uses up a code: removes the person's factors and ends their other sessions, all or nothing.
 * @returns whether it was valid
 * @throws BackendFailure
 */
export async function recoverWith(userId: string, code: string): Promise<boolean> {
  const { data } = await callAuth((auth) => auth.getClaims());
  const session = data?.claims.session_id;
  for (const hash of hashesOf(userId, code)) {
    const used = { person: userId, hash, ...(session && { session }) };
    if (await dataOf(serviceClient().rpc('use_recovery_code', used))) return true;
  }
  return false;
}
