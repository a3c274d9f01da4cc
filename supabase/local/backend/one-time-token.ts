import { createHash, randomInt } from 'node:crypto';

export interface OneTimeToken {
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

/** @param digits other numbers than 6 to 10 become 6: supabase/auth internal/conf/configuration.go, `OtpLength` */
export function makeOneTimeToken(email: string, digits: number): OneTimeToken {
  const length = digits < 6 || digits > 10 ? 6 : digits;
  const code = String(randomInt(10 ** length)).padStart(length, '0');
  return { code, hash: hashOneTimeCode(email, code) };
}
