import { PasswordInput } from '@/components/forms/account-fields';
import { Field, type FieldProps } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { peopleWords } from '@/content/admin/people';

const words = peopleWords.proof;

interface ProofFieldProps {
  /** Id prefix: a page has several of these fields. */
  id: string;
  hasFactor: boolean;
  error?: FieldProps['error'];
}

/** The code or password with which an admin re-authenticates, for `proofFields`. */
export function ProofField({ id, hasFactor, error }: ProofFieldProps) {
  return (
    <Field
      name="proof"
      id={`${id}-proof`}
      label={hasFactor ? words.code : words.password}
      error={error}
      className="max-w-[26rem]"
      required
    >
      {hasFactor ? (
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
      ) : (
        <PasswordInput autoComplete="current-password" />
      )}
    </Field>
  );
}
