import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { SupabaseClient } from '@supabase/supabase-js';
import { PASSKEY_DOMAIN, passkeyOrigin } from '../../supabase/local/settings.ts';
import { state } from './stack.ts';

type Asked = { challenge: string; user?: { id: string } };

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const WITH_KEY = 64;

/** A passkey (WebAuthn level 3, ES256, no attestation), as a browser would answer with it, in JSON. */
export class Passkey {
  readonly id = randomBytes(24);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #uses = 0;
  #user = '';

  /** @param origin the page that asks */
  constructor(private readonly origin = passkeyOrigin(state.siteUrl)) {}

  /** Answers `navigator.credentials.create()`. */
  create({ challenge, user }: Asked) {
    this.#user = user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([
      this.#head(USER_PRESENT | USER_VERIFIED | WITH_KEY),
      ...[Buffer.alloc(16), length, this.id, isoCBOR.encode(key)],
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url');
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject,
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get()`. */
  get({ challenge }: Asked) {
    this.#uses += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#head(USER_PRESENT | USER_VERIFIED);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: this.#user,
    });
  }

  #answer<Response>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #head(flags: number): Buffer {
    const uses = Buffer.alloc(4);
    uses.writeUInt32BE(this.#uses);
    return Buffer.concat([sha256(PASSKEY_DOMAIN), Buffer.from([flags]), uses]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}

/** Adds a passkey to the account of a signed-in client, named "Passkey" by the auth service. */
export async function addPasskey({ auth }: SupabaseClient): Promise<void> {
  const begun = await auth.passkey.startRegistration();
  if (begun.error) throw begun.error;
  const credential = new Passkey().create(begun.data.options as never) as never;
  const { challenge_id: challengeId } = begun.data;
  const { error } = await auth.passkey.verifyRegistration({ challengeId, credential });
  if (error) throw error;
}
