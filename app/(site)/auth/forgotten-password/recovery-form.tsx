// It shows what it is doing and what the server answered.
'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { authFields, recoveryScreen } from '@/content/auth';
import { askForRecovery } from './actions';

export function RecoveryForm() {
  const { state, send, busy, form } = useFormAnswer(askForRecovery);
  return (
    <form ref={form} action={send} noValidate className="grid gap-5">
      {state.message && <Notice key={state.submission} message={state.message} />}
      <Field name="email" label={authFields.email} required error={state.fieldErrors.email}>
        <Input type="email" autoComplete="username" inputMode="email" defaultValue={state.values.email} />
      </Field>
      <SubmitButton busy={busy} busyLabel={recoveryScreen.busy}>
        {recoveryScreen.submit}
      </SubmitButton>
    </form>
  );
}
