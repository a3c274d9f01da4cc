import { z } from 'zod';
import { accountMessages, accountScreen } from '@/content/account';
import { authFields } from '@/content/auth';
import { normaliseEmail } from '@/lib/domain/email-address';
import { newPasswordSchema, passwordSchema as typedPassword } from '@/lib/forms/credentials';
import { emailAddress, oneLine, required } from '@/lib/forms/text-fields';

export const nameSchema = z.object({
  fullName: oneLine(200, accountScreen.name.tooLong),
});

export const passwordSchema = z.object({ currentPassword: typedPassword, password: newPasswordSchema });

export const emailSchema = z.object({
  email: required(emailAddress(accountMessages.emailRefused.text), authFields.empty).transform(
    normaliseEmail,
  ),
  currentPassword: typedPassword,
});

export type EmailField = keyof typeof emailSchema.shape;
export type PasswordField = keyof typeof passwordSchema.shape;
