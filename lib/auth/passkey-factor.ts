import 'server-only';
import { secondFactor } from '@/content/auth/second-factor';
import type { FormMessage } from '@/lib/domain/form-message';
import type { DeviceRequest } from '@/lib/forms/form-state';

import { guardRate, refund } from '@/lib/limits/guard-rate';
import { dataOf, failureOf } from '@/lib/supabase/backend';

import type { Client } from '@/lib/supabase/client';
import { askAuth } from '@/lib/supabase/server';
import { isOutage, throwIfUnanswered } from './auth-errors';
import { passkeysAreOn } from './passkeys';

/*
 * A passkey as the signed-in person's second factor. The auth service stores it apart from the passkeys that sign in, and
 * raises the session to `aal2` after a valid answer.
 */

export interface FactorKinds {
  app: boolean;
  passkey: boolean;
}

type Mfa = Client['auth']['mfa'];

/**
 * Which second factors the person has.
 * @throws BackendFailure
 */
export async function listFactorKinds(): Promise<FactorKinds> {
  const { totp, webauthn } = await askAuth(({ mfa }) => dataOf(mfa.listFactors()));
  return { app: totp.length > 0, passkey: passkeysAreOn() && webauthn.length > 0 };
}

/**
 * Begins to add a passkey and removes unfinished ones. Verify the person first, if they have another factor.
 * @returns what to ask of the device; null if the service refuses
 * @throws BackendFailure
 */
export async function askForNewFactor(): Promise<DeviceRequest | null> {
  if (!passkeysAreOn()) return null;
  return askAuth(async ({ mfa }) => {
    for (const { id } of await unfinishedFactors(mfa, 'webauthn')) await mfa.unenroll({ factorId: id });
    const friendlyName = `Passkey ${crypto.randomUUID()}`;
    const { data, error } = await mfa.enroll({ factorType: 'webauthn', friendlyName });
    throwIfUnanswered(error);
    return data && challenge(mfa, data.id);
  });
}

/**
 * Asks for the person's passkey.
 * @returns what to ask of the device; null if there is none, or the service refuses
 * @throws BackendFailure
 */
export async function askForFactor(): Promise<DeviceRequest | null> {
  if (!passkeysAreOn()) return null;
  return askAuth(async ({ mfa }) => {
    const { webauthn } = await dataOf(mfa.listFactors());
    return webauthn[0] ? challenge(mfa, webauthn[0].id) : null;
  });
}

async function challenge(mfa: Mfa, factorId: string): Promise<DeviceRequest | null> {
  const { data, error } = await mfa.challenge({ factorId, webauthn: {} as never });
  throwIfUnanswered(error);
  if (!data) return null;
  const { type, credential_options } = data.webauthn;
  // The library has read the bytes for a browser; here they travel on.
  const options = JSON.parse(
    JSON.stringify(credential_options.publicKey, (_, value) =>
      value instanceof ArrayBuffer ? Buffer.from(value).toString('base64url') : value,
    ),
  );
  return { kind: type === 'create' ? 'create' : 'get', challenge: data.id, options };
}

/** The person's factors of a kind that were begun and never verified. @throws BackendFailure */
export const unfinishedFactors = async (mfa: Mfa, kind: 'totp' | 'webauthn') =>
  (await dataOf(mfa.listFactors())).all.filter(
    ({ factor_type, status }) => factor_type === kind && status === 'unverified',
  );

/**
 * Verifies the device's answer. A valid one raises the session to `aal2` and completes a new factor.
 * @returns null if it is valid
 * @throws BackendFailure
 */
export async function verifyPasskey(
  userId: string,
  type: 'create' | 'request',
  challengeId: string,
  answer: object,
): Promise<FormMessage | null> {
  const limited = await guardRate('second-factor', userId);
  if (limited) return limited;
  const isValid = await askAuth(async ({ mfa }) => {
    const [factor] =
      type === 'create'
        ? await unfinishedFactors(mfa, 'webauthn')
        : (await dataOf(mfa.listFactors())).webauthn;
    if (!factor) return false;
    // The library serialises a browser's object.
    const credential_response = { toJSON: () => answer };
    const { error } = await mfa.verify({
      factorId: factor.id,
      challengeId,
      webauthn: { type, credential_response } as never,
    });
    // The service answers a wrong answer with 500.
    if (error && (error.status === 429 || isOutage(error))) throw failureOf(error);
    return !error;
  });
  if (!isValid) return secondFactor.messages.wrongPasskey;
  await refund('second-factor', userId);
  return null;
}
