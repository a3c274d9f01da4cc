import { z } from 'zod';
import { appMessages, siteMessages } from '@/content/auth-messages';
import type { LinkKind } from '@/lib/auth/mail-link';
import { checkPassword } from '@/lib/forms/check-password';
import {
  firstPasswordSchema,
  newPasswordSchema,
  secretFields,
  passwordSchema as typedPassword,
} from '@/lib/forms/credentials';
import { parseForm } from '@/lib/forms/parse-form';

/** Validates a password typed twice: by the sign-up rules for a new account, else by those of a password change. */
export function readPassword(kind: LinkKind, formData: FormData) {
  const isFirst = kind === 'email';
  const schema = z.object({
    password: isFirst ? firstPasswordSchema : newPasswordSchema,
    confirmPassword: typedPassword,
  });
  return checkPassword(parseForm(schema, formData, secretFields), formData, {
    ...siteMessages,
    differentPasswords: appMessages.differentPasswords,
    shortPassword: isFirst ? siteMessages.shortPassword : siteMessages.shortNewPassword,
  });
}
