import 'server-only';

import { secondFactor } from '@/content/second-factor';
import { site } from '@/content/site';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { askAuth } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { throwIfUnanswered } from './auth-errors';
import type { ProofRefusal } from './reauthenticate';
import { refreshClaims } from './session';

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
 * @throws BackendUnavailable
 */
export function beginEnrolment(): Promise<NewFactor | null> {
  return askAuth(async ({ mfa }) => {
    const { data: factors, error: failed } = await mfa.listFactors();
    throwIfUnanswered(failed);
    if (!factors) return null;
    for (const { id, status } of factors.all) {
      if (status === 'unverified') await mfa.unenroll({ factorId: id });
    }
    const friendlyName = `App ${crypto.randomUUID()}`;
    const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: site.name, friendlyName });
    throwIfUnanswered(error);
    return data && { id: data.id, uri: data.totp.uri };
  });
}

/**
 * Verifies a code. A valid one raises the session to `aal2` and completes a new factor; a wrong one counts towards
 * the account's lock.
 * @param typed six digits, with or without spaces
 * @param newFactorId default: the person's verified factor
 * @returns null if the code is valid
 * @throws BackendUnavailable
 */
export async function verifyCode(
  userId: string,
  typed: string,
  newFactorId?: string,
): Promise<ProofRefusal | null> {
  const { incomplete, wrong } = secondFactor.messages;
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return { status: 'no-code', message: incomplete };
  const message = await guardRate('second-factor', userId);
  if (message) return { status: 'limited', message };
  if (await isValidCode(code, newFactorId)) return null;
  const { error } = await serviceClient().rpc('note_refused_code', { person: userId });
  if (error) console.error('A refused code was not written down.', error);
  return { status: 'wrong-code', message: wrong };
}

function isValidCode(code: string, newFactorId?: string): Promise<boolean> {
  return askAuth(async ({ mfa }) => {
    let factorId = newFactorId;
    if (!factorId) {
      const { data, error } = await mfa.listFactors();
      throwIfUnanswered(error);
      factorId = data?.totp[0]?.id;
    }
    if (!factorId) return false;
    const { error } = await mfa.challengeAndVerify({ factorId, code });
    throwIfUnanswered(error);
    return !error;
  });
}

/**
 * Removes the person's factors; requires a session at `aal2`.
 * @throws BackendUnavailable
 */
export async function removeFactor(): Promise<void> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  await askAuth(async ({ mfa }) => {
    const { all } = await dataOf(mfa.listFactors());
    for (const { id } of all) await dataOf(mfa.unenroll({ factorId: id }));
  }, signal);
  await refreshClaims(signal);
}

/**
 * Removes the factors of a person who has used a recovery code instead, and ends their other sessions.
 * @throws BackendUnavailable
 */
export async function removeLostFactors(userId: string): Promise<void> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { mfa } = serviceClient(signal).auth.admin;
  const { factors } = await dataOf(mfa.listFactors({ userId }));
  for (const { id } of factors) await dataOf(mfa.deleteFactor({ id, userId }));
  await askAuth((auth) => auth.signOut({ scope: 'others' }), signal);
}
