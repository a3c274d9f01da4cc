// It shows what it is doing and what the server answered.
'use client';

import { CheckMail } from '@/components/forms/check-mail';
import { ConsentField } from '@/components/forms/consent-field';
import { GoogleButton } from '@/components/forms/google-button';
import { OrRule } from '@/components/forms/or-rule';
import { PasswordInput } from '@/components/forms/password-input';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { AccountPrivacyNote } from '@/components/site/account-privacy-note';
import { EmailInput } from '@/components/ui/email-input';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { accountConsent } from '@/content/account-consent';
import { authFields, authScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { continueWithGoogle, signUp } from './actions';

export function SignUpForm({ next }: { next: string }) {
  const { state, send, busy, form } = useFormAnswer(signUp, siteMessages.lost);
  const google = useFormAnswer(continueWithGoogle, siteMessages.lost);
  const { fieldErrors, values, message } = state;
  if (state.status === 'success' && message) return <CheckMail message={message} email={values.email} />;
  return (
    <>
      {google.state.message && <Notice key={`g${google.state.submission}`} message={google.state.message} />}
      <form ref={google.form} action={google.send}>
        <input type="hidden" name="next" value={next} />
        <GoogleButton label={authScreen.google} disabled={busy || google.busy} />
      </form>
      <OrRule>{authScreen.or}</OrRule>
      <form ref={form} action={send} noValidate className="grid gap-5">
        {message && <Notice key={state.submission} message={message} />}
        <input type="hidden" name="next" value={next} />
        <Field name="fullName" label={authFields.fullName} required error={fieldErrors.fullName}>
          <Input autoComplete="name" maxLength={200} defaultValue={values.fullName} />
        </Field>
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
          <PasswordInput autoComplete="new-password" minLength={6} />
        </Field>
        <ConsentField value={values.consent} hint={accountConsent.hint} />
        <SubmitButton busy={busy} busyLabel={authScreen.signingUp} disabled={google.busy}>
          {authScreen.signUp}
        </SubmitButton>
        <AccountPrivacyNote />
      </form>
    </>
  );
}
