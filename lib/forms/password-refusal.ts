import { authFields } from '@/content/auth';
import type { FormMessage } from './form-state';

type FieldErrors = Partial<Record<'password' | 'confirmPassword', string>>;

interface PasswordMessages {
  missing: FormMessage;
  differentPasswords?: FormMessage;
  shortPassword: FormMessage;
  commonPassword: FormMessage;
}

/**
 * The first problem with a form that sets a password: an empty field, then a mismatch, then a weak password.
 * @param fieldErrors from `parseForm`
 * @param messages with `differentPasswords` if the form repeats the password
 * @returns null if there is none
 */
export function passwordRefusal<Errors extends FieldErrors>(
  fieldErrors: Errors,
  formData: FormData,
  messages: PasswordMessages,
): { message: FormMessage; fieldErrors: Errors | FieldErrors } | null {
  const { missing, differentPasswords, shortPassword, commonPassword } = messages;
  if (Object.values(fieldErrors).includes(authFields.empty)) return { message: missing, fieldErrors };
  if (differentPasswords && formData.get('password') !== formData.get('confirmPassword')) {
    return { message: differentPasswords, fieldErrors: { confirmPassword: authFields.notTheSame } };
  }
  if (!fieldErrors.password) return null;
  const isCommon = fieldErrors.password === authFields.tooCommon;
  return { message: isCommon ? commonPassword : shortPassword, fieldErrors };
}
