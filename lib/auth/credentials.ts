import { z } from 'zod';
import { isCommonPassword } from '@/lib/auth/common-passwords';

/* Fields of the sign-in and account forms. Their messages are codes. */

/** bcrypt reads no more of a password. */
const LONGEST_PASSWORD_BYTES = 72;

/** An address as typed. Whether it can have an account is for the auth service to say. */
export const accountEmail = z
  .string({ error: 'missing' })
  .trim()
  .min(1, { error: 'missing' })
  .max(254, { error: 'too-long' });

/** Not trimmed: spaces in a password count. */
export const typedPassword = z.string({ error: 'missing' }).min(1, { error: 'missing' });

/** A newly chosen password. @param least characters: 6 for a new account, 8 for a changed password */
export const chosenPassword = (least: 6 | 8) =>
  typedPassword
    .min(least, { error: `under-${least}` })
    .refine((typed) => Buffer.byteLength(typed) <= LONGEST_PASSWORD_BYTES, { error: 'too-long' })
    .refine((typed) => !isCommonPassword(typed), { error: 'too-common' });

/**
 * Requires the same password twice. Checked even if another field is invalid.
 * @param schema with the fields `password` and `confirmPassword`
 */
export function typedTwice<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>): z.ZodObject<Shape> {
  return schema.refine((typed: Record<string, unknown>) => typed.password === typed.confirmPassword, {
    path: ['confirmPassword'],
    error: 'different',
    when: () => true,
  });
}
