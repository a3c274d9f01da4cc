import { z } from 'zod';
import { accountMessages, accountScreen } from '@/content/account';
import { authFields } from '@/content/auth';
import { isCommonPassword } from '@/lib/auth/common-passwords';
import { isEmailAddress, normaliseEmail } from '@/lib/domain/email/email-address';

export const nameSchema = z.object({
  fullName: z
    .string({ error: authFields.empty })
    .transform((name) => name.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().max(200, { error: accountScreen.name.tooLong })),
});

export const passwordSchema = z.object({
  currentPassword: z.string({ error: authFields.empty }).min(1, { error: authFields.empty }),
  password: z
    .string({ error: authFields.empty })
    .min(1, { error: authFields.empty })
    .min(8, { error: authFields.newTooShort })
    .refine((typed) => !isCommonPassword(typed), { error: authFields.tooCommon }),
});

export const emailSchema = z.object({
  email: z
    .string({ error: authFields.empty })
    .transform(normaliseEmail)
    .pipe(
      z
        .string()
        .min(1, { error: authFields.empty })
        .refine((email) => email === '' || isEmailAddress(email), {
          error: accountMessages.emailRefused.text,
        }),
    ),
  currentPassword: z.string({ error: authFields.empty }).min(1, { error: authFields.empty }),
});

export type EmailField = keyof typeof emailSchema.shape;
export type PasswordField = keyof typeof passwordSchema.shape;
