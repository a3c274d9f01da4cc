// It shows what it is doing and what the server answered.
'use client';

import { PasswordInput } from '@/components/forms/password-input';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { authFields, newPasswordScreen } from '@/content/auth';
import { saveNewPassword } from './actions';

export function NewPasswordForm({ email }: { email: string }) {
  const { state, send, busy, form } = useFormAnswer(saveNewPassword);
  const { fieldErrors } = state;
  return (
    <form ref={form} action={send} noValidate className="grid gap-5">
      {state.message && <Notice key={state.submission} message={state.message} />}
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        name="password"
        label={authFields.newPassword}
        required
        error={fieldErrors.password}
        hint={authFields.passwordHint}
      >
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field
        name="confirmPassword"
        label={authFields.confirmPassword}
        required
        error={fieldErrors.confirmPassword}
      >
        <PasswordInput autoComplete="new-password" />
      </Field>
      <SubmitButton busy={busy} busyLabel={newPasswordScreen.busy}>
        {newPasswordScreen.submit}
      </SubmitButton>
    </form>
  );
}
