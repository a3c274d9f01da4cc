import type { useFormAnswer } from '@/components/forms/use-form-answer';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { secondFactor } from '@/content/second-factor';
import { CodeField } from './code-field';
import type { FactorField } from './read-forms';

const words = secondFactor.code;

/** The code of a sign-in. */
export function FactorCodeForm({ state, send, busy, form }: ReturnType<typeof useFormAnswer<FactorField>>) {
  return (
    <form ref={form} action={send} noValidate className="grid gap-5" aria-labelledby="second-factor-title">
      <h1 id="second-factor-title" className="text-3xl">
        {words.title}
      </h1>
      <p>{words.lead}</p>
      {state.message && <Notice key={state.submission} message={state.message} />}
      <CodeField key={`code-${state.submission}`} error={state.fieldErrors.code} />
      <Button type="submit" className="justify-self-start" disabled={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
