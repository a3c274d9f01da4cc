import 'server-only';
import { passkeyMessages } from '@/content/auth/messages';
import type { FormMessage } from '@/lib/domain/form-message';
import { publicEnv } from '@/lib/env';
import type { DeviceRequest } from '@/lib/forms/form-state';
import { dataOf, withTimeout } from '@/lib/supabase/backend';
import { callAuth, createServerClient } from '@/lib/supabase/server';
import { type Client, serviceClient } from '@/lib/supabase/service';
import { rememberDevice } from '../limits/known-device';
import { type AuthRejection, rejectionOf } from './auth-errors';
import { endSession, type SignedIn } from './session';

/*
 * Passkeys of the auth service: WebAuthn credentials that sign in without an address or a password. A challenge counts
 * once, for five minutes.
 */

/** Whether this site uses passkeys. */
export const passkeysAreOn = () => publicEnv().PASSKEYS === 'on';

const off: AuthRejection = { status: 'limited', message: passkeyMessages.off };

const messages: Readonly<Record<string, FormMessage>> = {
  passkey_disabled: passkeyMessages.off,
  too_many_passkeys: passkeyMessages.tooMany,
  webauthn_credential_exists: passkeyMessages.known,
  insufficient_aal: passkeyMessages.secondFactor,
};

/**
 * What to tell a person whose passkey was refused.
 * @param otherwise for a reason that has no message of its own
 */
export const passkeyMessageOf = (
  rejection: AuthRejection,
  otherwise: FormMessage = passkeyMessages.refused,
): FormMessage =>
  rejection.status === 'limited' ? rejection.message : (messages[rejection.code] ?? otherwise);

/**
 * Begins a sign-in.
 * @returns what to ask of the device
 * @throws BackendFailure
 */
export async function askForPasskey(): Promise<DeviceRequest | AuthRejection> {
  if (!passkeysAreOn()) return off;
  const { data, error } = await callAuth((auth) => auth.passkey.startAuthentication());
  if (error) return rejectionOf(error);
  return { kind: 'get', challenge: data.challenge_id, options: data.options };
}

/**
 * Signs in with the device's answer, after ending any earlier session of this browser globally.
 * @param signal aborts the calls
 * @throws BackendFailure
 */
export async function signInWithPasskey(
  challengeId: string,
  answer: object,
  signal: AbortSignal,
): Promise<SignedIn | AuthRejection> {
  if (!passkeysAreOn()) return off;
  const client = await createServerClient({ signal });
  await endSession(client, 'global', signal, 'sign-in');
  const credential = answer as Credential;
  const { data, error } = await withTimeout(
    client.auth.passkey.verifyAuthentication({ challengeId, credential }),
    signal,
  );
  if (error) return rejectionOf(error);
  const email = data.user?.email ?? '';
  const isNewDevice = await rememberDevice(email, signal);
  return { status: 'signed-in', userId: data.user?.id ?? '', email, isNewDevice };
}

type Calls = Client['auth']['passkey'];
type Credential = Parameters<Calls['verifyAuthentication']>[0]['credential'];
type NewCredential = Parameters<Calls['verifyRegistration']>[0]['credential'];

/**
 * Begins to add a passkey. Verify the person first: the challenge alone is enough to add one.
 * @returns what to ask of the device
 * @throws BackendFailure
 */
export async function askForNewPasskey(): Promise<DeviceRequest | AuthRejection> {
  if (!passkeysAreOn()) return off;
  const { data, error } = await callAuth((auth) => auth.passkey.startRegistration());
  if (error) return rejectionOf(error);
  return { kind: 'create', challenge: data.challenge_id, options: data.options };
}

/**
 * Adds the passkey that the device has made.
 * @param name at most 120 bytes; '' for the service's own, after the make of the device
 * @returns null if it was added
 * @throws BackendFailure
 */
export async function addPasskey(
  challengeId: string,
  answer: object,
  name: string,
): Promise<AuthRejection | null> {
  const credential = answer as NewCredential;
  const { data, error } = await callAuth((auth) =>
    auth.passkey.verifyRegistration({ challengeId, credential }),
  );
  if (error) return rejectionOf(error);
  // At worst it keeps the service's name.
  if (name) await callAuth((auth) => auth.passkey.update({ passkeyId: data.id, friendlyName: name }));
  return null;
}

/**
 * The signed-in person's passkeys, oldest first.
 * @throws BackendFailure
 */
export const listPasskeys = () => callAuth((auth) => dataOf(auth.passkey.list()));

/**
 * Removes one of the signed-in person's passkeys. Verify the person first.
 * @returns null if it was done
 * @throws BackendFailure
 */
export async function removePasskey(passkeyId: string): Promise<AuthRejection | null> {
  const { error } = await callAuth((auth) => auth.passkey.delete({ passkeyId }));
  return error && rejectionOf(error);
}

/**
 * Removes all passkeys of a person, who has proven who they are in another way.
 * @throws BackendFailure
 */
export async function removePasskeys(userId: string, signal?: AbortSignal): Promise<void> {
  if (!passkeysAreOn()) return;
  const { passkey } = serviceClient(signal).auth.admin;
  const found = await dataOf(passkey.listPasskeys({ userId }));
  for (const { id } of found) await dataOf(passkey.deletePasskey({ userId, passkeyId: id }));
}
