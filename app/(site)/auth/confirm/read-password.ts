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
  if (!form.ok && Object.values(form.fieldErrors).includes(authFields.empty)) {
    return { ok: false, message: siteMessages.missing, fieldErrors: form.fieldErrors };
  }
  if (formData.get('password') !== formData.get('confirmPassword')) {
    const fieldErrors = { confirmPassword: authFields.notTheSame };
    return { ok: false, message: appMessages.differentPasswords, fieldErrors };
  }
  if (form.ok) return { ok: true, password: form.data.password };
  const { fieldErrors } = form;
  return { ok: false, message: refusalOf(fieldErrors.password), fieldErrors };
}

function refusalOf(wrong: string | undefined): FormMessage {
  if (wrong === authFields.tooCommon) return siteMessages.commonPassword;
  return wrong === authFields.newTooShort ? siteMessages.shortNewPassword : siteMessages.shortPassword;
}
