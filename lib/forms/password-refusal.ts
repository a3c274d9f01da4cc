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
 * What is wrong with a form that chooses a password: first what is empty, then two that differ, then a weak one.
 * @param fieldErrors from `parseForm`
 * @param messages with `differentPasswords` if it was to be typed twice
 * @returns null if nothing is
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
