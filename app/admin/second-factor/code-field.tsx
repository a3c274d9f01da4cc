import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { secondFactor } from '@/content/second-factor';

/** Six digits of an authenticator app; a phone offers its numbers, and a password manager the code. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field name="code" label={secondFactor.label} hint={secondFactor.hint} error={error} required>
      <Input inputMode="numeric" autoComplete="one-time-code" maxLength={12} className="code-field" />
    </Field>
  );
}
