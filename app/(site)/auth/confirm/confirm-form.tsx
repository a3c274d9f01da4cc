// Client component: shows the pending state and the action's result.
'use client';

import { useState } from 'react';
import { SubmitButton } from '@/components/forms/buttons';
import { ConsentField } from '@/components/forms/consent-field';
import { NewPasswordFields } from '@/components/forms/new-password-fields';
import { useFormResult } from '@/components/forms/use-form-result';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountConsent } from '@/content/account-consent';
import { confirmScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import type { FormMessage } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { confirmLink } from './actions';
import { ConfirmSubject } from './confirm-subject';
import type { LinkType, ShownLink } from './look-up-link';
import { RenewForm } from './renew-form';

interface ConfirmFormProps {
  type: LinkType;
  tokenHash: string;
  next: string;
  /** Empty when re-rendered by an action's response; the first value is kept. */
  found: { link?: ShownLink; refusal?: FormMessage };
}

export function ConfirmForm({ type, tokenHash, next, found }: ConfirmFormProps) {
  const { state, send, busy, form } = useFormResult(confirmLink, siteMessages.requestFailed);
  const [{ link, refusal }] = useState(found);
  const message = state.message ?? refusal;
  if (message?.title === confirmScreen.expired.title) {
    const { again } = confirmScreen.email_change;
    return (
      <>
        <h1 className="text-2xl">{type === 'email_change' ? again.title : confirmScreen.renew.title}</h1>
        <Notice key={state.submission} message={confirmScreen.expired} />
        {type === 'email_change' ? (
          <ButtonLink href={`${paths.account}#email-title`}>{again.label}</ButtonLink>
        ) : (
          <RenewForm type={type} next={next} />
        )}
      </>
    );
  }
  const words = confirmScreen[type];
  return (
    <form ref={form} action={send} noValidate className="grid gap-5">
      <h1 className="text-2xl">
        {type === 'email' && link?.asksPassword ? confirmScreen.email.titleWithPassword : words.title}
      </h1>
      {message && <Notice key={state.submission} message={message} />}
      {link && <ConfirmSubject type={type} link={link} />}
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="token_hash" value={tokenHash} />
      <input type="hidden" name="next" value={next} />
      {link?.asksPassword && (
        <NewPasswordFields errors={state.fieldErrors} kind={type === 'recovery' ? 'new' : 'first'} twice />
      )}
      {link?.asksConsent && <ConsentField value={state.values.consent} hint={accountConsent.hint} />}
      {state.status !== 'success' && !refusal && (
        <SubmitButton busy={busy} busyLabel={confirmScreen.busy}>
          {words.submit}
        </SubmitButton>
      )}
    </form>
  );
}
