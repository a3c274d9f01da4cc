import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build: sorted fingerprints of the most common passwords. */
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

/** The file that `isCommonPassword` reads: sorted, without duplicates. */
export function packFingerprints(fingerprints: readonly Buffer[]): Buffer {
  const sorted = [...fingerprints].sort(Buffer.compare);
  return Buffer.concat(sorted.filter((each, at) => at === 0 || sorted[at - 1]?.equals(each) === false));
}

/**
 * Whether a password is among the 100,000 most common ones. Checked locally.
 * @throws when the build has not written the list
 */
export function isCommonPassword(password: string): boolean {
  known ??= readFileSync(commonPasswordsFile);
  const wanted = fingerprintOf(password);
  let from = 0;
  let to = known.length / SIZE;
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = known.compare(wanted, 0, SIZE, middle * SIZE, (middle + 1) * SIZE);
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}
