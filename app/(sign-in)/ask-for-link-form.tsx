// Client component: shows the pending state and the action's result.
'use client';

import { AccountEmailField } from '@/components/forms/account-fields';
import { useFormResult } from '@/components/forms/use-form-result';
import { SubmitButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { recoveryScreen } from '@/content/auth/auth';
import { siteMessages } from '@/content/auth/messages';
import { paths } from '@/lib/paths';
import { askForLink } from './actions';

interface AskForLinkFormProps {
  /** `email` confirms a new account. */
  type: 'email' | 'recovery';
  next?: string;
  words: { submit: string; busy: string };
}

/** For a forgotten password, an expired link, or a mail that never arrived. */
export function AskForLinkForm({ type, next = '', words }: AskForLinkFormProps) {
  const { state, send, busy, form } = useFormResult(askForLink, siteMessages.requestFailed);
  return (
    <form ref={form} action={send} noValidate className="grid gap-5">
      {state.message && (
        <Notice key={state.submission} message={state.message}>
          {state.status === 'success' && (
            <a className="link mt-2 inline-block" href={paths.authCodeFor(next)}>
              {recoveryScreen.code}
            </a>
          )}
        </Notice>
      )}
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="next" value={next} />
      <AccountEmailField error={state.fieldErrors.email} value={state.values.email} />
      <SubmitButton busy={busy} busyLabel={words.busy}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}

interface NoMailProps {
  /** What may have happened, and the link to request a new mail. */
  words: { nothing: string; again: string };
}

/** Help for a mail that has not arrived. */
export function NoMail({ words: { nothing, again } }: NoMailProps) {
  return (
    <p className="text-sm text-muted">
      {nothing}{' '}
      <a className="link" href={`${paths.authConfirm}?type=email`}>
        {again}
      </a>
      .
    </p>
  );
}
