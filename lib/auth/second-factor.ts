import 'server-only';

import type { AuthError } from '@supabase/supabase-js';
import { site } from '@/content/site';
import { BackendUnavailable, dataOf, REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { askAuth, createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { isUnanswered, refreshClaims } from './session';

/*
 * TOTP second factors (RFC 6238) of the signed-in person, for server actions. The auth service stores them
 * and raises the session to `aal2` after a valid code. Authenticate and rate-limit the person first.
 */

interface NewFactor {
  id: string;
  /** Base32, for typing into an authenticator app. */
  secret: string;
  /** `otpauth:` URI, for the QR code. */
  uri: string;
}

/**
 * Starts an enrolment and removes unfinished ones.
 * @returns null if the service refuses, such as when the session lacks an existing factor
 * @throws BackendUnavailable
 */
export async function beginEnrolment(): Promise<NewFactor | null> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { auth } = await createServerClient({ signal });
  const { data: factors, error: failed } = await withTimeout(auth.mfa.listFactors(), signal);
  if (failed) return refusal(failed);
  for (const { id, status } of factors.all) {
    if (status === 'unverified') await withTimeout(auth.mfa.unenroll({ factorId: id }), signal);
  }
  const { data, error } = await withTimeout(
    auth.mfa.enroll({ factorType: 'totp', issuer: site.name, friendlyName: `App ${crypto.randomUUID()}` }),
    signal,
  );
  return error ? refusal(error) : { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/**
 * Verifies a code. A valid one raises the session to `aal2` and completes a new factor.
 * @param factorId of a new factor; default: the person's verified factor
 * @returns whether the code is valid
 * @throws BackendUnavailable
 */
export async function showCode(code: string, factorId?: string): Promise<boolean> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { auth } = await createServerClient({ signal });
  const id = factorId ?? (await verifiedFactor(auth, signal));
  if (!id) return false;
  const { error } = await withTimeout(auth.mfa.challengeAndVerify({ factorId: id, code }), signal);
  if (error) refusal(error);
  return !error;
}

/**
 * Removes the person's factors; requires a session at `aal2`.
 * @throws BackendUnavailable
 */
export async function removeFactor(): Promise<void> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { auth } = await createServerClient({ signal });
  const { all } = await dataOf(withTimeout(auth.mfa.listFactors(), signal));
  for (const { id } of all) await dataOf(withTimeout(auth.mfa.unenroll({ factorId: id }), signal));
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

type Auth = Awaited<ReturnType<typeof createServerClient>>['auth'];

async function verifiedFactor(auth: Auth, signal: AbortSignal): Promise<string | undefined> {
  const { data, error } = await withTimeout(auth.mfa.listFactors(), signal);
  if (error) refusal(error);
  return data?.totp[0]?.id;
}

/** @throws BackendUnavailable if the service failed or is rate limiting, rather than refusing */
function refusal(error: AuthError): null {
  if (isUnanswered(error)) throw new BackendUnavailable(error);
  return null;
}
