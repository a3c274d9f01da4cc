import 'server-only';

import type { AuthError } from '@supabase/supabase-js';
import { site } from '@/content/site';
import { BackendUnavailable, dataOf, REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { askAuth, createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { isUnanswered, refreshClaims } from './session';

/*
 * Second factors of the signed-in person, in server actions: the auth service keeps them (TOTP, RFC 6238) and lifts the
 * session to `aal2` when a code fits. Check first who asks, and that they have not asked too often.
 */

interface NewFactor {
  id: string;
  /** In base32, to type into an app. */
  secret: string;
  /** `otpauth:` address, to scan. */
  uri: string;
}

/**
 * Begins an enrolment; one that was begun before and not finished is forgotten.
 * @returns null when the service refuses, such as for a session without the factor that there is already
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
 * Shows a code to the auth service. When it fits, the session is lifted, and a factor that was new is set up.
 * @param factorId of a new factor; without it any factor of the person that is set up
 * @returns whether it fits
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
 * Takes the person's factors away, after they have just shown one.
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
 * Takes away the factors of a person who has lost them and has shown a recovery code, and ends their other sessions.
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

/** @throws BackendUnavailable when the service failed or is asked too often, rather than refused */
function refusal(error: AuthError): null {
  if (isUnanswered(error)) throw new BackendUnavailable(error);
  return null;
}
