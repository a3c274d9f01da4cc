// It shows what it is doing and what the server answered.
'use client';

import { CheckMail } from '@/components/forms/check-mail';
import { ConsentField } from '@/components/forms/consent-field';
import { GoogleButton } from '@/components/forms/google-button';
import { OrRule } from '@/components/forms/or-rule';
import { PasswordInput } from '@/components/forms/password-input';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { EmailInput } from '@/components/ui/email-input';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { accountConsent } from '@/content/account-consent';
import { authFields, flipAuthScreen } from '@/content/auth';
import { appMessages } from '@/content/auth-messages';
import { continueWithGoogle, signUp } from './actions';

export function SignUpForm({ next }: { next: string }) {
  const { state, send, busy, form } = useFormAnswer(signUp, appMessages.unexpected);
  const google = useFormAnswer(continueWithGoogle, appMessages.googleUnexpected);
  const { fieldErrors, values, message } = state;
  if (state.status === 'success' && message) return <CheckMail message={message} email={values.email} />;
  return (
    <>
      <form ref={form} action={send} noValidate className="grid gap-5">
        {message && <Notice key={state.submission} message={message} />}
        <input type="hidden" name="next" value={next} />
        <Field name="email" label={authFields.email} required error={fieldErrors.email}>
          <EmailInput autoComplete="username" defaultValue={values.email} />
        </Field>
        <Field
          name="password"
          label={authFields.password}
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
        <ConsentField value={values.consent} hint={accountConsent.hint} />
        <SubmitButton busy={busy} busyLabel={flipAuthScreen.busy} disabled={google.busy}>
          {flipAuthScreen.signUp.submit}
        </SubmitButton>
      </form>
      <OrRule>{flipAuthScreen.or}</OrRule>
      {google.state.message && <Notice key={google.state.submission} message={google.state.message} />}
      <form ref={google.form} action={google.send}>
        <input type="hidden" name="next" value={next} />
        <GoogleButton label={flipAuthScreen.google} disabled={busy || google.busy} />
      </form>
    </>
  );
}
