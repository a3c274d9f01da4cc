import { createSign, generateKeyPairSync } from 'node:crypto';

export const googleIssuer = 'https://accounts.google.com';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { kid: 'google', alg: 'RS256' };

/** What Google publishes for checking its tokens. */
export const googleKeys = { keys: [{ ...publicKey.export({ format: 'jwk' }), ...key, use: 'sig' }] };

interface Tokens {
  id_token?: string;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The emulator's answer as Google would give it: an auth service takes an ID token of Google's alone. */
export function issuedByGoogle<Answer extends Tokens>(tokens: Answer): Answer {
  if (!tokens.id_token) return tokens;
  const claims = JSON.parse(
    Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as object;
  const text = `${encoded({ ...key, typ: 'JWT' })}.${encoded({ ...claims, iss: googleIssuer })}`;
  return {
    ...tokens,
    id_token: `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`,
  };
}
