import { PasswordInput } from '@/components/forms/password-input';
import { Field } from '@/components/ui/field';

interface CurrentPasswordFieldProps {
  /** Needed where a page has several of them. */
  id?: string;
  label: string;
  error?: string | undefined;
}

/** The password that proves whose account it is. */
export function CurrentPasswordField({ id, label, error }: CurrentPasswordFieldProps) {
  return (
    <Field name="currentPassword" id={id} label={label} required error={error}>
      <PasswordInput autoComplete="current-password" />
    </Field>
  );
}
