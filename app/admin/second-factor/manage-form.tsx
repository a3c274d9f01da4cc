import type { useFormAnswer } from '@/components/forms/use-form-answer';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { secondFactor } from '@/content/second-factor';
import { CodeField } from './code-field';
import type { FactorField } from './read-forms';

const words = secondFactor.manage;

/** What can be changed with the code of this moment. */
export function ManageForm({ state, send, busy, form }: ReturnType<typeof useFormAnswer<FactorField>>) {
  return (
    <form ref={form} action={send} noValidate className="grid gap-5" aria-labelledby="second-factor-title">
      <h1 id="second-factor-title" className="text-3xl">
        {words.title}
      </h1>
      <p>{words.lead}</p>
      {state.message && <Notice key={state.submission} message={state.message} />}
      <CodeField key={`code-${state.submission}`} error={state.fieldErrors.code} />
      <p className="text-sm text-muted">{words.renewNote}</p>
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
        {busy ? words.busy : words.renew}
      </Button>
      <p className="text-sm text-muted">{words.removeNote}</p>
      <Button
        type="submit"
        name="remove"
        value="yes"
        variant="danger"
        className="justify-self-start"
        disabled={busy}
      >
        {busy ? words.busy : words.remove}
      </Button>
    </form>
  );
}
