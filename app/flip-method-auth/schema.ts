import { z } from 'zod';
import { authFields } from '@/content/auth';
import { isCommonPassword } from '@/lib/auth/common-passwords';

const filled = z.string({ error: authFields.empty }).trim().min(1, { error: authFields.empty });
/** A password's spaces are its own. */
const password = z.string({ error: authFields.empty }).min(1, { error: authFields.empty });

/** No condition: an account without it keeps no flips. */
const consent = z.string().optional();

export const signInSchema = z.object({ email: filled, password });
export const signUpSchema = z.object({
  email: filled,
  password: password
    .min(6, { error: authFields.tooShort })
    .refine((typed) => !isCommonPassword(typed), { error: authFields.tooCommon }),
  confirmPassword: password,
  consent,
});

export type SignInField = keyof typeof signInSchema.shape;
export type SignUpField = keyof typeof signUpSchema.shape;
