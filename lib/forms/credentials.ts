import { z } from 'zod';
import { authFields } from '@/content/auth';
import { isCommonPassword } from '@/lib/auth/common-passwords';

/** The fields of the sign-in and sign-up forms. */
export type CredentialField = 'fullName' | 'email' | 'password' | 'confirmPassword' | 'consent';
/** Never echoed back to the form. */
export const secretFields = ['password', 'confirmPassword', 'currentPassword'] as const;

const filled = z.string({ error: authFields.empty }).trim().min(1, { error: authFields.empty });
/** Not trimmed: spaces in a password count. */
export const passwordSchema = z.string({ error: authFields.empty }).min(1, { error: authFields.empty });
const chosen = (least: number, tooShort: string) =>
  passwordSchema
    .min(least, { error: tooShort })
    .refine((typed) => !isCommonPassword(typed), { error: authFields.tooCommon });

export const firstPasswordSchema = chosen(6, authFields.tooShort);
export const newPasswordSchema = chosen(8, authFields.newTooShort);

export const addressSchema = z.object({ email: filled });
export const signInSchema = z.object({ email: filled, password: passwordSchema });

/** Ignored if sent. */
const unasked = z
  .string()
  .optional()
  .transform(() => undefined);

/** @param asked what a sign-up asks for besides email and password */
export function signUpSchema(asked: 'name' | 'password-again') {
  return z.object({
    email: filled,
    password: firstPasswordSchema,
    fullName: asked === 'name' ? filled : unasked,
    confirmPassword: asked === 'password-again' ? passwordSchema : unasked,
    /** Optional: without consent, an account stores no flips. */
    consent: z.string().optional(),
  });
}
