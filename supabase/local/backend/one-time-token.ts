import { createHash, randomInt } from 'node:crypto';

export interface OneTimeToken {
  /** What a person may type in. */
  code: string;
  /** What the link carries and the database keeps. */
  hash: string;
}

/** The same hash that the API package compares a typed code with. */
export function hashOneTimeCode(email: string, code: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
}

export function makeOneTimeToken(email: string, digits: number): OneTimeToken {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  return { code, hash: hashOneTimeCode(email, code) };
}
