import { createSign, generateKeyPairSync } from 'node:crypto';
import { claimsOf, encode } from './json-web-token.ts';

export const googleIssuer = 'https://accounts.google.com';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { kid: 'google', alg: 'RS256' };

/** What Google publishes for checking its tokens. */
export const googleKeys = { keys: [{ ...publicKey.export({ format: 'jwk' }), ...key, use: 'sig' }] };

interface Tokens {
  id_token?: string;
}

/** The emulator's answer as Google would give it: an auth service takes an ID token of Google's alone. */
export function issuedByGoogle<Answer extends Tokens>(tokens: Answer): Answer {
  if (!tokens.id_token) return tokens;
  const claims = { ...claimsOf(tokens.id_token), iss: googleIssuer };
  const text = `${encode({ ...key, typ: 'JWT' })}.${encode(claims)}`;
  return {
    ...tokens,
    id_token: `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`,
  };
}
