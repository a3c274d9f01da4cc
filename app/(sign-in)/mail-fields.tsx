import { Field, type FieldProps } from '@/components/ui/field';
import { EmailInput } from '@/components/ui/input';
import { authFields } from '@/content/auth';
import { paths } from '@/lib/paths';

interface AccountEmailFieldProps {
  error: FieldProps['error'];
  value: string | undefined;
}

/** The email address of an account. */
export function AccountEmailField({ error, value }: AccountEmailFieldProps) {
  return (
    <Field name="email" label={authFields.email} required error={error}>
      <EmailInput autoComplete="email" defaultValue={value} />
    </Field>
  );
}

interface NoMailProps {
  /** What may have happened, and the link to request a new mail. */
  words: { nothing: string; again: string };
}

/** Help for a mail that has not arrived. */
export function NoMail({ words: { nothing, again } }: NoMailProps) {
  return (
    <p className="text-sm text-muted">
      {nothing}{' '}
      <a className="link" href={`${paths.authConfirm}?type=email`}>
        {again}
      </a>
      .
    </p>
  );
}
