import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { accountConsent } from '@/content/account-consent';

interface ConsentFieldProps {
  /** What the form gives back after a refusal. */
  value: string | undefined;
  error?: string | undefined;
  hint?: string;
}

/** The box for keeping flips: never ticked beforehand, and no condition of the account. */
export function ConsentField({ value, error, hint }: ConsentFieldProps) {
  return (
    <Field name="consent" label={accountConsent.text} inline error={error} hint={hint}>
      <Checkbox value="on" key={value} defaultChecked={value === 'on'} />
    </Field>
  );
}
