import { z } from 'zod';
import { authFields } from '@/content/auth';
import { isCommonPassword } from '@/lib/auth/common-passwords';

const filled = z.string({ error: authFields.empty }).trim().min(1, { error: authFields.empty });
/** A password's spaces are its own. */
const password = z.string({ error: authFields.empty }).min(1, { error: authFields.empty });
const uncommon = (typed: string) => !isCommonPassword(typed);
const chosenPassword = password
  .min(6, { error: authFields.tooShort })
  .refine(uncommon, { error: authFields.tooCommon });

/** No condition: an account without it keeps no flips. */
const consent = z.string().optional();

export const signInSchema = z.object({ email: filled, password });
export const signUpSchema = z.object({ fullName: filled, email: filled, password: chosenPassword, consent });
export const addressSchema = z.object({ email: filled });
/** The password of an account that is about to be confirmed. */
export const firstPasswordSchema = z.object({ password: chosenPassword, confirmPassword: password });
export const newPasswordSchema = z.object({
  password: password
    .min(8, { error: authFields.newTooShort })
    .refine(uncommon, { error: authFields.tooCommon }),
  confirmPassword: password,
});

export type SignInField = keyof typeof signInSchema.shape;
export type SignUpField = keyof typeof signUpSchema.shape;
