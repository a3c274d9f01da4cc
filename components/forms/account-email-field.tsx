import { Field, type FieldProps } from '@/components/ui/field';
import { EmailInput } from '@/components/ui/input';
import { authFields } from '@/content/auth';

interface AccountEmailFieldProps {
  error: FieldProps['error'];
  value: string | undefined;
}

/** The email address of an account. */
export function AccountEmailField({ error, value }: AccountEmailFieldProps) {
  return (
    <Field name="email" label={authFields.email} required error={error}>
      <EmailInput autoComplete="username" defaultValue={value} />
    </Field>
  );
}
