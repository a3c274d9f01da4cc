import { randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { z } from 'zod';
import { PASSKEY_DOMAIN, passkeyOrigin } from '../settings.ts';
import type { ProjectConfig } from './auth-config.ts';

/** What a passkey belongs to, and the page that may use it. */
export interface Party {
  id: string;
  name: string;
  origin: string;
}

export const relyingParty = ({ auth }: ProjectConfig, siteUrl: string): Party => ({
  id: PASSKEY_DOMAIN,
  name: auth.webauthn.rp_display_name,
  origin: passkeyOrigin(siteUrl),
});

/** A passkey's public half; bytes in base64url. */
export interface StoredKey {
  id: string;
  publicKey: string;
  counter: number;
  transports: string[];
  /** The make of the device; zeros if it does not say. */
  aaguid: string;
}

const TIMEOUT_MS = 300_000;
/** COSE algorithms, as go-webauthn lists them. */
const algorithms = [-7, -35, -36, -257, -258, -259, -37, -38, -39, -8];

export const newChallenge = () => randomBytes(32).toString('base64url');

/** For `navigator.credentials.create()`, as go-webauthn writes it. */
export const creationOptions = (
  party: Party,
  { userId, email }: { userId: string; email: string },
  challenge: string,
) => ({
  rp: { id: party.id, name: party.name },
  user: { id: Buffer.from(userId).toString('base64url'), name: email, displayName: email },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: TIMEOUT_MS,
});

/** For `navigator.credentials.get()`. */
export const requestOptions = (party: Party, challenge: string) => ({
  challenge,
  rpId: party.id,
  timeout: TIMEOUT_MS,
});

const base = z.object({ id: z.string(), rawId: z.string(), type: z.literal('public-key') });
const created = base.extend({
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }).loose(),
});
const signed = base.extend({
  response: z
    .object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() })
    .loose(),
});

/**
 * Verifies a device's answer.
 * @param known the key that has to have signed; null for a new one
 * @returns the key with its new count of uses; null if the answer is not valid
 */
export async function checkAnswer(
  { id, origin }: Party,
  challenge: string,
  answer: unknown,
  known: StoredKey | null,
): Promise<StoredKey | null> {
  const response = { clientExtensionResults: {}, ...(known ? signed : created).safeParse(answer).data };
  if (!('id' in response)) return null;
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id };
  try {
    if (known) {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: response as never,
        requireUserVerification: false,
        credential: { ...known, publicKey: Buffer.from(known.publicKey, 'base64url'), transports: [] },
      });
      // The library leaves this to its caller.
      const isKnown = response.id === known.id;
      return verified && isKnown ? { ...known, counter: authenticationInfo.newCounter } : null;
    }
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      response: response as never,
      requireUserVerification: false,
    });
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      aaguid: registrationInfo.aaguid,
    };
  } catch {
    return null;
  }
}
