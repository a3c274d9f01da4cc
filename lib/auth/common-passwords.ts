import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build: the fingerprints of the most common passwords. */
export const commonPasswordsFile = join(process.cwd(), 'generated', 'common-passwords.bin');

/**
 * Bytes in a fingerprint. With 100,000 fingerprints, one password in three thousand million is a false
 * positive.
 */
const SIZE = 6;

let known: Buffer | undefined;

/** Ignores case, since attackers try variants in every case. */
export function fingerprintOf(password: string): Buffer {
  return createHash('sha256').update(password.toLowerCase()).digest().subarray(0, SIZE);
}

/**
 * Whether a password is among the 100,000 most common ones. Checked locally.
 * @throws when the build has not written the list
 */
export function isCommonPassword(password: string): boolean {
  known ??= readFileSync(commonPasswordsFile);
  const wanted = fingerprintOf(password);
  let at = known.indexOf(wanted);
  // A match across two fingerprints is none.
  while (at % SIZE > 0) at = known.indexOf(wanted, at + 1);
  return at >= 0;
}
