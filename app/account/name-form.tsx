// It shows what it is doing and what the server answered.
'use client';

import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { accountMessages, accountScreen } from '@/content/account';
import { saveName } from './actions';

export function NameForm({ fullName }: { fullName: string }) {
  const { state, send, busy, form } = useFormAnswer(saveName, accountMessages.lost);
  const words = accountScreen.name;
  return (
    <form ref={form} action={send} noValidate className="grid gap-5">
      {state.message && <Notice key={state.submission} message={state.message} />}
      <Field name="fullName" label={words.label} hint={words.hint} error={state.fieldErrors.fullName}>
        <Input autoComplete="name" defaultValue={state.values.fullName ?? fullName} />
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
