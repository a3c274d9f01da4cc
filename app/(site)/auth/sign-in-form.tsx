// It shows what it is doing and what the server answered.
'use client';

import { GoogleButton } from '@/components/forms/google-button';
import { OrRule } from '@/components/forms/or-rule';
import { PasswordInput } from '@/components/forms/password-input';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { EmailInput } from '@/components/ui/email-input';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { authFields, authScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { continueWithGoogle, signIn } from './actions';

export function SignInForm({ next }: { next: string }) {
  const { state, send, busy, form } = useFormAnswer(signIn, siteMessages.lost);
  const google = useFormAnswer(continueWithGoogle, siteMessages.lost);
  const { fieldErrors, values } = state;
  return (
    <>
      {google.state.message && <Notice key={`g${google.state.submission}`} message={google.state.message} />}
      <form ref={google.form} action={google.send}>
        <input type="hidden" name="next" value={next} />
        <GoogleButton label={authScreen.google} disabled={busy || google.busy} />
      </form>
      <OrRule>{authScreen.or}</OrRule>
      <form ref={form} action={send} noValidate className="grid gap-5">
        {state.message && <Notice key={state.submission} message={state.message} />}
        <input type="hidden" name="next" value={next} />
        <Field name="email" label={authFields.email} required error={fieldErrors.email}>
          <EmailInput autoComplete="username" defaultValue={values.email} />
        </Field>
        <Field name="password" label={authFields.password} required error={fieldErrors.password}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <SubmitButton busy={busy} busyLabel={authScreen.signingIn} disabled={google.busy}>
          {authScreen.signIn}
        </SubmitButton>
      </form>
    </>
  );
}
