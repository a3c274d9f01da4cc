import { authFields } from '@/content/auth';
import type { FormMessage } from './form-state';
import type { ParsedForm } from './parse-form';

interface PasswordMessages {
  missing: FormMessage;
  differentPasswords?: FormMessage;
  shortPassword: FormMessage;
  commonPassword: FormMessage;
}

interface PasswordRefusal {
  message: FormMessage;
  fieldErrors: Partial<Record<'password' | 'confirmPassword', string>>;
}

/**
 * The first problem with a form that sets a password: an empty field, then a mismatch, then a weak password.
 * @param messages with `differentPasswords` if the form repeats the password
 * @returns the form's data if there is none
 */
export function checkPassword<Data, Field extends string>(
  form: ParsedForm<Data, Field>,
  formData: FormData,
  messages: PasswordMessages,
): { data: Data; refusal?: never } | { refusal: PasswordRefusal } {
  const fieldErrors: PasswordRefusal['fieldErrors'] = form.ok ? {} : form.fieldErrors;
  const { missing, differentPasswords, shortPassword, commonPassword } = messages;
  if (Object.values(fieldErrors).includes(authFields.empty))
    return { refusal: { message: missing, fieldErrors } };
  if (differentPasswords && formData.get('password') !== formData.get('confirmPassword')) {
    const different = { confirmPassword: authFields.notTheSame };
    return { refusal: { message: differentPasswords, fieldErrors: different } };
  }
  if (form.ok) return { data: form.data };
  const isCommon = fieldErrors.password === authFields.tooCommon;
  return { refusal: { message: isCommon ? commonPassword : shortPassword, fieldErrors } };
}
