import 'server-only';

import { isSignatureOf, type Purpose, signatureOf } from './signature';

/** Longer than any token we issue. */
const LONGEST = 2_000;

/**
 * Makes a token with readable claims, `<claims>.<signature>`, safe for URLs and cookies.
 * @param claims JSON-serialisable; the reader validates their shape and age
 * @param bond context the token is bound to but does not contain; verification needs the same
 */
export function signToken(purpose: Purpose, claims: unknown, bond = ''): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${signatureOf(purpose, body, bond)}`;
}

/** A token's unverified claims; undefined if it is malformed. */
function readClaims(token: string): unknown {
  if (token.length > LONGEST) return undefined;
  try {
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** The claims of a token signed for this purpose and bond; undefined for any other. */
export function verifyToken(purpose: Purpose, token: string, bond = ''): unknown {
  const [body = '', signature = ''] = token.split('.');
  return isSignatureOf(signature, purpose, body, bond) ? readClaims(token) : undefined;
}
