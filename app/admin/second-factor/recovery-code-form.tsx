import type { useFormAnswer } from '@/components/forms/use-form-answer';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { secondFactor } from '@/content/second-factor';
import type { FactorField } from './read-forms';

const words = secondFactor.recovery;

/** For an admin whose phone is gone. */
export function RecoveryCodeForm({ state, send, busy, form }: ReturnType<typeof useFormAnswer<FactorField>>) {
  return (
    <details open={state.submission > 0 || undefined}>
      <summary>{words.summary}</summary>
      <form ref={form} action={send} noValidate className="mt-5 grid gap-5" aria-label={words.summary}>
        <p>{words.text}</p>
        {state.message && <Notice key={state.submission} message={state.message} />}
        <Field
          key={`recovery-${state.submission}`}
          id="recovery-code"
          name="code"
          label={words.label}
          error={state.fieldErrors.code}
          required
        >
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </form>
    </details>
  );
}
