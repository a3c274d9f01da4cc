import { createSign, generateKeyPairSync } from 'node:crypto';
import { claimsOf, encode } from './json-web-token.ts';

export const googleIssuer = 'https://accounts.google.com';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { kid: 'google', alg: 'RS256' };

/** Google's published public keys (JWKS). */
export const googleKeys = { keys: [{ ...publicKey.export({ format: 'jwk' }), ...key, use: 'sig' }] };

interface Tokens {
  id_token?: string;
}

/** Re-signs the emulator's ID token as Google, since the auth service accepts only Google's. */
export function issuedByGoogle<Answer extends Tokens>(tokens: Answer): Answer {
  if (!tokens.id_token) return tokens;
  const claims = { ...claimsOf(tokens.id_token), iss: googleIssuer };
  const text = `${encode({ ...key, typ: 'JWT' })}.${encode(claims)}`;
  return {
    ...tokens,
    id_token: `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`,
  };
}
