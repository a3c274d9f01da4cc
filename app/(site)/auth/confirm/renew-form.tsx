// Client component: shows the pending state and the action's result.
'use client';

import { AccountEmailField } from '@/components/forms/account-email-field';
import { SubmitButton } from '@/components/forms/buttons';
import { useFormResult } from '@/components/forms/use-form-result';
import { Notice } from '@/components/ui/notice';
import { confirmScreen, recoveryScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { paths } from '@/lib/paths';
import { renewLink } from '../ask-for-link';

interface RenewFormProps {
  type: 'email' | 'recovery';
  next: string;
}

/** For an expired link or a mail that never arrived. */
export function RenewForm({ type, next }: RenewFormProps) {
  const { state, send, busy, form } = useFormResult(renewLink, siteMessages.requestFailed);
  const { renew } = confirmScreen;
  return (
    <form ref={form} action={send} noValidate className="grid gap-5">
      <p className="text-muted">{type === 'email' ? renew.confirmation : renew.recovery}</p>
      {state.message && (
        <Notice key={state.submission} message={state.message}>
          {state.status === 'success' && (
            <a className="link mt-2 inline-block" href={`${paths.authCode}?${new URLSearchParams({ next })}`}>
              {recoveryScreen.code}
            </a>
          )}
        </Notice>
      )}
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="next" value={next} />
      <AccountEmailField error={state.fieldErrors.email} value={state.values.email} />
      <SubmitButton busy={busy} busyLabel={renew.busy}>
        {renew.submit}
      </SubmitButton>
    </form>
  );
}
