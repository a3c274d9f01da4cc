import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export interface AccessClaims {
  sub: string;
  session_id?: string;
  exp: number;
  [more: string]: unknown;
}

export const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const sign = (content: string, secret: string) =>
  createHmac('sha256', secret).update(content).digest('base64url');

/** Signs a token the way the API package does. */
export function signToken(claims: object, secret: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign(content, secret)}`;
}

/** The claims of a valid, unexpired token, or null. */
export function readToken(token: string, secret: string): AccessClaims | null {
  const [head, body, signature, more] = token.split('.');
  if (!head || !body || !signature || more !== undefined) return null;
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(`${head}.${body}`, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as AccessClaims;
  return claims.exp * 1000 > Date.now() ? claims : null;
}

/** A token's unverified claims, for use before or after the package's own check. */
export function claimsOf(token: string): Partial<AccessClaims> {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as AccessClaims;
  } catch {
    return {};
  }
}

/**
 * A code that a person can type, and its hash, which is in the link and in the database (supabase/auth
 * internal/crypto/crypto.go, GenerateTokenHash).
 */
export function makeOneTimeToken(email: string, digits: number): { code: string; hash: string } {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const hash = createHash('sha224').update(email.toLowerCase() + code);
  return { code, hash: hash.digest('hex') };
}
