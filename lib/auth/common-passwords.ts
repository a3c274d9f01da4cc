import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made by the build: the fingerprints of the most common passwords, sorted. */
export const commonPasswordsFile = join(process.cwd(), 'generated', 'common-passwords.bin');

/** Bytes of a fingerprint: with 100,000 of them, one password in three thousand million is refused for nothing. */
const SIZE = 6;

let known: Buffer | undefined;

/** In any case of its letters, as it is guessed in all of them. */
export function fingerprintOf(password: string): Buffer {
  return createHash('sha256').update(password.toLowerCase()).digest().subarray(0, SIZE);
}

/** What `isCommonPassword` reads: each fingerprint once, in order. */
export function packFingerprints(fingerprints: readonly Buffer[]): Buffer {
  const sorted = [...fingerprints].sort(Buffer.compare);
  return Buffer.concat(sorted.filter((each, at) => at === 0 || sorted[at - 1]?.equals(each) === false));
}

/**
 * Whether a password is among the 100,000 most common ones. Nothing is sent anywhere.
 * @throws when the build has not made the list
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
