import 'server-only';

import type { AuthError } from '@supabase/supabase-js';
import { site } from '@/content/site';
import { BackendUnavailable, REQUEST_BUDGET_MS, withinBudget } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { isOutage } from './session';

/*
 * Second factors of the signed-in person, in server actions: the auth service keeps them (TOTP, RFC 6238) and lifts the
 * session to `aal2` when a code fits. Check first who asks, and that they have not asked too often.
 */

export interface NewFactor {
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
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { auth } = await createServerClient({ budget });
  const { data: factors, error: failed } = await withinBudget(auth.mfa.listFactors(), budget);
  if (failed) return refusal(failed);
  for (const { id, status } of factors.all) {
    if (status === 'unverified') await withinBudget(auth.mfa.unenroll({ factorId: id }), budget);
  }
  const { data, error } = await withinBudget(
    auth.mfa.enroll({ factorType: 'totp', issuer: site.name, friendlyName: `App ${crypto.randomUUID()}` }),
    budget,
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
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { auth } = await createServerClient({ budget });
  const id = factorId ?? (await verifiedFactor(auth, budget));
  if (!id) return false;
  const { error } = await withinBudget(auth.mfa.challengeAndVerify({ factorId: id, code }), budget);
  if (error) refusal(error);
  return !error;
}

/**
 * Takes the person's factors away, after they have just shown one.
 * @throws BackendUnavailable
 */
export async function removeFactor(): Promise<void> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { auth } = await createServerClient({ budget });
  const { data, error } = await withinBudget(auth.mfa.listFactors(), budget);
  if (error) throw new BackendUnavailable(error);
  for (const { id } of data.all) {
    const removed = await withinBudget(auth.mfa.unenroll({ factorId: id }), budget);
    if (removed.error) throw new BackendUnavailable(removed.error);
  }
  await withinBudget(auth.refreshSession(), budget).catch(() => undefined);
}

/**
 * Takes away the factors of somebody who has lost them and has shown a recovery code, and ends their other sessions.
 * @throws BackendUnavailable
 */
export async function removeLostFactors(userId: string): Promise<void> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { mfa } = serviceClient(budget).auth.admin;
  const { data, error } = await withinBudget(mfa.listFactors({ userId }), budget);
  if (error) throw new BackendUnavailable(error);
  for (const { id } of data.factors) {
    const removed = await withinBudget(mfa.deleteFactor({ id, userId }), budget);
    if (removed.error) throw new BackendUnavailable(removed.error);
  }
  const { auth } = await createServerClient({ budget });
  await withinBudget(auth.signOut({ scope: 'others' }), budget);
}

type Auth = Awaited<ReturnType<typeof createServerClient>>['auth'];

async function verifiedFactor(auth: Auth, budget: AbortSignal): Promise<string | undefined> {
  const { data, error } = await withinBudget(auth.mfa.listFactors(), budget);
  if (error) refusal(error);
  return data?.totp[0]?.id;
}

/** @throws BackendUnavailable when the service failed or is asked too often, rather than refused */
function refusal(error: AuthError): null {
  if (isOutage(error) || error.status === 429) throw new BackendUnavailable(error);
  return null;
}
