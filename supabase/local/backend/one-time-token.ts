import { createHash, randomInt } from 'node:crypto';

interface OneTimeToken {
  /** The code that a person can type. */
  code: string;
  /** The hash in the link and in the database. */
  hash: string;
}

/** supabase/auth internal/crypto/crypto.go, GenerateTokenHash. */
export function hashOneTimeCode(email: string, code: string): string {
  return createHash('sha224')
    .update(email.toLowerCase() + code)
    .digest('hex');
}

export function makeOneTimeToken(email: string, digits: number): OneTimeToken {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  return { code, hash: hashOneTimeCode(email, code) };
}
