import { z } from 'zod';
import { accountMessages, accountScreen } from '@/content/account';
import { authFields } from '@/content/auth';
import { isEmailAddress, normaliseEmail } from '@/lib/domain/email/email-address';
import { newPasswordSchema, passwordSchema as typedPassword } from '@/lib/forms/credentials';

export const nameSchema = z.object({
  fullName: z
    .string({ error: authFields.empty })
    .transform((name) => name.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().max(200, { error: accountScreen.name.tooLong })),
});

export const passwordSchema = z.object({ currentPassword: typedPassword, password: newPasswordSchema });

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
  currentPassword: typedPassword,
});

export type EmailField = keyof typeof emailSchema.shape;
export type PasswordField = keyof typeof passwordSchema.shape;
