// It shows what it is doing and what the server answered.
'use client';

import { NewPasswordFields } from '@/components/forms/new-password-fields';
import { PasswordInput } from '@/components/forms/password-input';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { accountMessages, accountScreen } from '@/content/account';
import { savePassword } from './actions';

export function PasswordForm({ email }: { email: string }) {
  const { state, send, busy, form } = useFormAnswer(savePassword, accountMessages.lost);
  const words = accountScreen.password;
  return (
    <form ref={form} action={send} noValidate className="grid gap-5">
      {state.message && <Notice key={state.submission} message={state.message} />}
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field name="currentPassword" label={words.current} required error={state.fieldErrors.currentPassword}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <NewPasswordFields errors={state.fieldErrors} kind="new" twice={false} />
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
