import { createHash, randomInt } from 'node:crypto';

interface OneTimeToken {
  /** What a person may type in. */
  code: string;
  /** What the link carries and the database keeps. */
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
