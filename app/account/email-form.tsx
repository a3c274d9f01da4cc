// It shows what it is doing and what the server answered.
'use client';

import { PasswordInput } from '@/components/forms/password-input';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Button } from '@/components/ui/button';
import { EmailInput } from '@/components/ui/email-input';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { accountMessages, accountScreen } from '@/content/account';
import { changeEmail } from './email-actions';

export function EmailForm() {
  const { state, send, busy, form } = useFormAnswer(changeEmail, accountMessages.lost);
  const words = accountScreen.email;
  return (
    <form ref={form} action={send} noValidate className="grid gap-5">
      {state.message && <Notice key={state.submission} message={state.message} />}
      <Field name="email" label={words.label} hint={words.hint} required error={state.fieldErrors.email}>
        <EmailInput autoComplete="email" defaultValue={state.values.email} />
      </Field>
      <Field
        name="currentPassword"
        id="email-password"
        label={words.password}
        required
        error={state.fieldErrors.currentPassword}
      >
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
