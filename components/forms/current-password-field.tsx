import { PasswordInput } from '@/components/forms/password-input';
import { Field, type FieldProps } from '@/components/ui/field';

interface CurrentPasswordFieldProps {
  /** Needed if a page has several of these fields. */
  id?: string;
  label: string;
  error?: FieldProps['error'];
}

/** The current password, as re-authentication. */
export function CurrentPasswordField({ id, label, error }: CurrentPasswordFieldProps) {
  return (
    <Field name="currentPassword" id={id} label={label} required error={error}>
      <PasswordInput autoComplete="current-password" />
    </Field>
  );
}
