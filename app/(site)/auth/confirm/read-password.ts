import { z } from 'zod';
import { appMessages, siteMessages } from '@/content/auth-messages';
import type { LinkKind } from '@/lib/auth/mail-link';
import {
  firstPasswordSchema,
  newPasswordSchema,
  secretFields,
  passwordSchema as typedPassword,
} from '@/lib/forms/credentials';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { parseForm } from '@/lib/forms/parse-form';
import { passwordRefusal } from '@/lib/forms/password-refusal';

type Typed =
  | { ok: true; password: string }
  | { ok: false; message: FormMessage; fieldErrors: FormState['fieldErrors'] };

/** Validates a password typed twice: by the sign-up rules for a new account, else by those of a password change. */
export function readPassword(kind: LinkKind, formData: FormData): Typed {
  const isFirst = kind === 'email';
  const schema = z.object({
    password: isFirst ? firstPasswordSchema : newPasswordSchema,
    confirmPassword: typedPassword,
  });
  const form = parseForm(schema, formData, secretFields);
  const refusal = passwordRefusal(form.ok ? {} : form.fieldErrors, formData, {
    ...siteMessages,
    differentPasswords: appMessages.differentPasswords,
    shortPassword: isFirst ? siteMessages.shortPassword : siteMessages.shortNewPassword,
  });
  if (refusal) return { ok: false, ...refusal };
  return form.ok
    ? { ok: true, password: form.data.password }
    : { ok: false, message: siteMessages.missing, fieldErrors: form.fieldErrors };
}
