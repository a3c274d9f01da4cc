import { Field, type FieldProps } from '@/components/ui/field';
import { Checkbox } from '@/components/ui/input';
import { accountConsent } from '@/content/account-consent';

interface ConsentFieldProps {
  /** Value returned by the form after an error. */
  value: string | undefined;
  error?: FieldProps['error'];
  hint?: string;
}

/** Consent to storing flips: never preselected, and not required for an account. */
export function ConsentField({ value, error, hint }: ConsentFieldProps) {
  return (
    <Field name="consent" label={accountConsent.text} inline error={error} hint={hint}>
      <Checkbox value="on" key={value} defaultChecked={value === 'on'} />
    </Field>
  );
}
