// It shows what it is doing and what the server answered.
'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { confirmScreen } from '@/content/auth';
import { paths } from '@/lib/paths';
import { confirmLink } from './actions';
import type { LinkType } from './link-types';
import { RenewForm } from './renew-form';

interface ConfirmFormProps {
  type: LinkType;
  tokenHash: string;
  next: string;
}

export function ConfirmForm({ type, tokenHash, next }: ConfirmFormProps) {
  const { state, send, busy, form } = useFormAnswer(confirmLink);
  if (state.message?.title === confirmScreen.expired.title) {
    const { again } = confirmScreen.email_change;
    return (
      <>
        <h1 className="text-2xl">{type === 'email_change' ? again.title : confirmScreen.renew.title}</h1>
        <Notice key={state.submission} message={state.message} />
        {type === 'email_change' ? (
          <ButtonLink href={`${paths.account}#email-title`}>{again.label}</ButtonLink>
        ) : (
          <RenewForm type={type} next={next} />
        )}
      </>
    );
  }
  return (
    <form ref={form} action={send} className="grid gap-5">
      <h1 className="text-2xl">{confirmScreen[type].title}</h1>
      <p className="-mt-2 text-muted">{confirmScreen[type].lead}</p>
      {state.message && <Notice key={state.submission} message={state.message} />}
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="token_hash" value={tokenHash} />
      <input type="hidden" name="next" value={next} />
      {state.status !== 'success' && (
        <SubmitButton busy={busy} busyLabel={confirmScreen.busy}>
          {confirmScreen[type].submit}
        </SubmitButton>
      )}
    </form>
  );
}
