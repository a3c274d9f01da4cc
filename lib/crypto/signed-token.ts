import 'server-only';

import { isSameSecret, type Purpose, signatureOf } from './signature';

/** No token of ours comes near it. */
const LONGEST = 2_000;

/**
 * Makes a token that carries its claims in clear text: `<claims>.<signature>`, fit for addresses and cookies.
 * @param claims as JSON holds them; the reader checks their form and their age
 * @param bond what the token goes with and does not say; it is worth nothing beside another
 */
export function signToken(purpose: Purpose, claims: unknown, bond = ''): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${signatureOf(purpose, body, bond)}`;
}

/** What a token claims, not yet to be believed; undefined when it is no token. */
export function readClaims(token: string): unknown {
  if (token.length > LONGEST) return undefined;
  try {
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** The claims of a token that was made here, for this purpose and this bond; undefined for every other. */
export function verifyToken(purpose: Purpose, token: string, bond = ''): unknown {
  const [body = '', signature = ''] = token.split('.');
  return isSameSecret(signature, signatureOf(purpose, body, bond)) ? readClaims(token) : undefined;
}
