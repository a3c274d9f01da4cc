import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isEmailAddress, isUndeliverable, normaliseEmail } from '@/lib/domain/email-address';
import { digitOf } from '@/lib/domain/plan';

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

/* Fields of the sign-in and account forms. Their messages are codes. */

/** bcrypt reads no more of a password. */
const LONGEST_PASSWORD_BYTES = 72;

/** A null character comes from a program; the auth service would fail at it. */
const isTypable = (text: string) => !text.includes('\0');

/** An address in its canonical form. Whether it can have an account is for the auth service to say. */
export const accountEmail = z
  .string({ error: 'missing' })
  .transform(normaliseEmail)
  .pipe(
    z
      .string()
      .min(1, { error: 'missing' })
      .max(254, { error: 'too-long' })
      .refine(isTypable, { error: 'bad-character' }),
  );

/**
 * A code as it was given out: keyboards of other scripts write other digits, word processors longer dashes, and a copied one
 * may hold what cannot be seen.
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replace(/[^\p{L}\p{N}]/gu, '');

/** An address to which mail has to arrive. */
export const mailedEmail = accountEmail
  .refine((address) => !isUndeliverable(address), { error: 'undeliverable', abort: true })
  .refine(isEmailAddress, { error: 'bad-email' });

/** Not trimmed: spaces in a password count. */
export const typedPassword = z
  .string({ error: 'missing' })
  .min(1, { error: 'missing' })
  .refine(isTypable, { error: 'bad-character' });

/** A newly chosen password. @param least characters: 6 for a new account, 8 for a changed password */
export const chosenPassword = (least: 6 | 8) =>
  typedPassword
    // One form for every device, as RFC 8265 asks: macOS may send é as two characters. `signInInAnyForm` knows older ones.
    .normalize('NFC')
    .min(least, { error: `under-${least}` })
    .refine((typed) => Buffer.byteLength(typed) <= LONGEST_PASSWORD_BYTES, { error: 'too-long' })
    .refine((typed) => !isCommonPassword(typed), { error: 'too-common' });

/**
 * Requires the same password twice. Checked even if another field is invalid.
 * @param schema with the fields `password` and `confirmPassword`
 */
export function typedTwice<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>): z.ZodObject<Shape> {
  const formOf = (typed: unknown) => String(typed).normalize('NFC');
  return schema.refine(
    (typed: Record<string, unknown>) => formOf(typed.password) === formOf(typed.confirmPassword),
    {
      path: ['confirmPassword'],
      error: 'different',
      when: () => true,
    },
  );
}
