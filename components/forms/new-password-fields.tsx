import { PasswordInput } from '@/components/forms/password-input';
import { Field, type FieldProps } from '@/components/ui/field';
import { authFields } from '@/content/auth';

interface NewPasswordFieldsProps {
  errors: Partial<Record<'password' | 'confirmPassword', FieldProps['error']>>;
  /** `first` for an account without a password. */
  kind: 'first' | 'new';
  /** Whether the password has to be typed twice. */
  twice: boolean;
}

/** Fields for choosing a password. */
export function NewPasswordFields({ errors, kind, twice }: NewPasswordFieldsProps) {
  const isFirst = kind === 'first';
  return (
    <>
      <Field
        name="password"
        label={isFirst ? authFields.password : authFields.newPassword}
        required
        error={errors.password}
        hint={isFirst ? authFields.passwordHint : authFields.newPasswordHint}
      >
        <PasswordInput autoComplete="new-password" minLength={isFirst ? 6 : 8} />
      </Field>
      {twice && (
        <Field
          name="confirmPassword"
          label={authFields.confirmPassword}
          required
          error={errors.confirmPassword}
        >
          <PasswordInput autoComplete="new-password" />
        </Field>
      )}
    </>
  );
}
