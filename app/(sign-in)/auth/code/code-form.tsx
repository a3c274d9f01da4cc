// Client component: shows the pending state and the action's result.
'use client';

import { useState } from 'react';
import { AccountEmailField } from '@/components/forms/account-fields';
import { useFormResult } from '@/components/forms/use-form-result';
import { SubmitButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { codeScreen } from '@/content/auth/auth';
import { siteMessages } from '@/content/auth/messages';
import { paths } from '@/lib/paths';
import { NoMail } from '../../ask-for-link-form';
import { openByCode } from '../confirm/actions';

interface CodeFormProps {
  /** Path to land on. */
  next: string;
  /** Masked address the mail was sent to; empty if another browser requested it, and the form then asks for it. */
  sentTo: string;
}

export function CodeForm({ next, sentTo: asked }: CodeFormProps) {
  const { state, send, busy, form } = useFormResult(openByCode, siteMessages.requestFailed);
  // The action's response re-renders the page, and the cookie may have expired by then.
  const [sentTo] = useState(asked);
  const asksEmail = !sentTo || state.fieldErrors.email !== undefined;
  const { title, lead, sentToLead, other, code, submit } = codeScreen;
  return (
    <>
      <form ref={form} action={send} noValidate className="grid gap-5">
        <h1 className="text-2xl">{title}</h1>
        {!asksEmail ? (
          <p>
            {sentToLead} <strong className="wrap-anywhere">{sentTo}</strong>.{' '}
            <a className="link" href={`${paths.authCode}?${new URLSearchParams({ next, other: '' })}`}>
              {other}
            </a>
          </p>
        ) : (
          <p>{lead}</p>
        )}
        {state.message && <Notice key={state.submission} message={state.message} />}
        <input type="hidden" name="next" value={next} />
        {asksEmail && <AccountEmailField error={state.fieldErrors.email} value={state.values.email} />}
        <Field name="code" label={code.label} hint={code.hint} error={state.fieldErrors.code} required>
          <Input
            key={state.submission}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            defaultValue={state.values.code}
            className="figures text-xl tracking-[0.12em]"
          />
        </Field>
        <SubmitButton busy={busy} busyLabel={codeScreen.busy}>
          {submit}
        </SubmitButton>
      </form>
      <NoMail words={codeScreen} />
    </>
  );
}
