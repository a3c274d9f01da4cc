// Client component: shows the pending state and the action's result.
'use client';

import { Fragment, type ReactNode } from 'react';
import { CheckMail } from '@/components/forms/check-mail';
import { GoogleButton } from '@/components/forms/google-button';
import { OrRule } from '@/components/forms/or-rule';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Notice } from '@/components/ui/notice';
import type { CredentialField } from '@/lib/forms/credentials';
import type { FormMessage, FormState } from '@/lib/forms/form-state';

type State = FormState<CredentialField>;
type Action = (previous: State, formData: FormData) => Promise<State>;

export interface CredentialsFormProps {
  action: Action;
  withGoogle: Action;
  /** Path to land on. */
  next: string;
  words: Record<'google' | 'or' | 'submit' | 'busy', string>;
  /** Messages of each form if the request fails. */
  lost: Record<'password' | 'google', FormMessage>;
  /** Whether the Google button is above the fields. */
  googleFirst?: boolean;
}

interface Props extends CredentialsFormProps {
  fields: (state: State) => ReactNode;
  /** Below the submit button. */
  note?: ReactNode;
}

/** Two ways to the same account: Google, or email and password. */
export function CredentialsForm(props: Props) {
  const { action, withGoogle, next, words, lost, googleFirst, fields, note } = props;
  const { state, send, busy, form } = useFormAnswer(action, lost.password);
  const google = useFormAnswer(withGoogle, lost.google);
  const { status, message, submission, values } = state;
  if (status === 'success' && message)
    return <CheckMail message={message} email={values.email} next={next} />;
  const byGoogle = (
    <Fragment key="google">
      {google.state.message && <Notice key={google.state.submission} message={google.state.message} />}
      <form ref={google.form} action={google.send}>
        <input type="hidden" name="next" value={next} />
        <GoogleButton label={words.google} disabled={busy || google.busy} />
      </form>
    </Fragment>
  );
  const byPassword = (
    <form key="password" ref={form} action={send} noValidate className="grid gap-5">
      {message && <Notice key={submission} message={message} />}
      <input type="hidden" name="next" value={next} />
      {fields(state)}
      <SubmitButton busy={busy} busyLabel={words.busy} disabled={google.busy}>
        {words.submit}
      </SubmitButton>
      {note}
    </form>
  );
  return (
    <>
      {googleFirst ? byGoogle : byPassword}
      <OrRule>{words.or}</OrRule>
      {googleFirst ? byPassword : byGoogle}
    </>
  );
}
