import { authFields } from '@/content/auth';
import { appMessages, siteMessages } from '@/content/auth-messages';
import type { LinkKind } from '@/lib/auth/mail-link';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { parseForm } from '@/lib/forms/parse-form';
import { firstPasswordSchema, newPasswordSchema } from '../schema';

type Typed =
  | { ok: true; password: string }
  | { ok: false; message: FormMessage; fieldErrors: FormState['fieldErrors'] };

/** Reads the password that was typed twice: the first one of an account as at the sign-up, or a new one. */
export function readPassword(kind: LinkKind, formData: FormData): Typed {
  const schema = kind === 'email' ? firstPasswordSchema : newPasswordSchema;
  const form = parseForm(schema, formData, ['password', 'confirmPassword']);
  if (!form.ok) {
    const { fieldErrors } = form;
    const isEmpty = Object.values(fieldErrors).includes(authFields.empty);
    return {
      ok: false,
      message: isEmpty ? siteMessages.missing : refusalOf(fieldErrors.password),
      fieldErrors,
    };
  }
  const { password, confirmPassword } = form.data;
  if (password === confirmPassword) return { ok: true, password };
  const fieldErrors = { confirmPassword: authFields.notTheSame };
  return { ok: false, message: appMessages.differentPasswords, fieldErrors };
}

function refusalOf(wrong: string | undefined): FormMessage {
  if (wrong === authFields.tooCommon) return siteMessages.commonPassword;
  return wrong === authFields.newTooShort ? siteMessages.shortNewPassword : siteMessages.shortPassword;
}
