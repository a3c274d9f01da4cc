import 'server-only';

import { randomBytes } from 'node:crypto';
import { signaturesOf } from '@/lib/crypto/signature';
import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/** Crockford's base32, without I, L, O and U, which are misread on paper: 5 bits a character. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COUNT = 10;
/** 16 characters are 80 bits. */
const LETTERS = 16;

/** Ten new codes, such as `7K3M-0XQ2-…`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** Normalises a typed code: upper case, no spaces or dashes; null if it cannot be a code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === LETTERS && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}

/** The database stores only this keyed hash; without the server's key, codes cannot be brute-forced. */
const hashesOf = (userId: string, code: string) =>
  signaturesOf('recovery-code', userId, code.replaceAll('-', ''));

/**
 * Replaces the person's codes.
 * @throws BackendUnavailable
 */
export async function replaceRecoveryCodes(userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const hashes = codes.map((code) => hashesOf(userId, code)[0]);
  await dataOf(serviceClient().rpc('replace_recovery_codes', { person: userId, hashes }));
  return codes;
}

/**
 * Uses up a code.
 * @returns whether it was valid
 * @throws BackendUnavailable
 */
export async function spendRecoveryCode(userId: string, code: string): Promise<boolean> {
  for (const hash of hashesOf(userId, code)) {
    if (await dataOf(serviceClient().rpc('use_recovery_code', { person: userId, hash }))) return true;
  }
  return false;
}
