// Client component: shows the pending state and the action's result.
'use client';

import { Fragment, type ReactNode } from 'react';
import { AccountEmailField } from '@/components/forms/account-email-field';
import { CheckMail } from '@/components/forms/check-mail';
import { ConsentField } from '@/components/forms/consent-field';
import { GoogleButton } from '@/components/forms/google-button';
import { NewPasswordFields } from '@/components/forms/new-password-fields';
import { PasswordInput } from '@/components/forms/password-input';
import { useFormResult } from '@/components/forms/use-form-result';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { accountConsent } from '@/content/account-consent';
import { authFields } from '@/content/auth';
import type { CredentialField } from '@/lib/forms/credentials';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { SubmitButton } from './buttons';

type State = FormState<CredentialField>;
type Action = (previous: State, formData: FormData) => Promise<State>;

interface CredentialsFormProps {
  /** The sign-in page; decides what a sign-up asks for, and whether the Google button comes first. */
  from: 'site' | 'app';
  kind: 'sign-in' | 'sign-up';
  action: Action;
  withGoogle: Action;
  /** Path to land on. */
  next: string;
  words: Record<'google' | 'or' | 'submit' | 'busy', string>;
  /** Messages of each form if the request fails. */
  requestFailed: Record<'password' | 'google', FormMessage>;
  /** Below the submit button. */
  note?: ReactNode;
}

/** Two ways to the same account: Google, or email and password. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { from, kind, action, withGoogle, next, words, requestFailed, note } = props;
  const { state, send, busy, form } = useFormResult(action, requestFailed.password);
  const google = useFormResult(withGoogle, requestFailed.google);
  const { status, message, submission, values } = state;
  if (status === 'success' && message)
    return <CheckMail message={message} email={values.email} next={next} />;
  const hidden = (
    <>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="next" value={next} />
    </>
  );
  const byGoogle = (
    <Fragment key="google">
      {google.state.message && <Notice key={google.state.submission} message={google.state.message} />}
      <form ref={google.form} action={google.send}>
        {hidden}
        <GoogleButton label={words.google} disabled={busy || google.busy} />
      </form>
    </Fragment>
  );
  const byPassword = (
    <form key="password" ref={form} action={send} noValidate className="grid gap-5">
      {message && <Notice key={submission} message={message} />}
      {hidden}
      {kind === 'sign-in' ? <SignInFields {...state} /> : <SignUpFields {...state} from={from} />}
      <SubmitButton busy={busy} busyLabel={words.busy} disabled={google.busy}>
        {words.submit}
      </SubmitButton>
      {note}
    </form>
  );
  return (
    <>
      {from === 'site' ? byGoogle : byPassword}
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {words.or}
      </p>
      {from === 'site' ? byPassword : byGoogle}
    </>
  );
}

function SignInFields({ fieldErrors, values }: State) {
  return (
    <>
      <AccountEmailField error={fieldErrors.email} value={values.email} />
      <Field name="password" label={authFields.password} required error={fieldErrors.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
    </>
  );
}

function SignUpFields({ fieldErrors, values, from }: State & Pick<CredentialsFormProps, 'from'>) {
  return (
    <>
      {from === 'site' && (
        <Field name="fullName" label={authFields.fullName} required error={fieldErrors.fullName}>
          <Input autoComplete="name" maxLength={200} defaultValue={values.fullName} />
        </Field>
      )}
      <AccountEmailField error={fieldErrors.email} value={values.email} />
      <NewPasswordFields errors={fieldErrors} kind="first" twice={from === 'app'} />
      <ConsentField value={values.consent} hint={accountConsent.hint} />
    </>
  );
}
