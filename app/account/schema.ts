import { z } from 'zod';
import { accountScreen } from '@/content/account';
import { authFields } from '@/content/auth';

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
    .min(6, { error: authFields.tooShort }),
});

export type PasswordField = keyof typeof passwordSchema.shape;
