// Client component: shows the pending state and the action's result.
'use client';

import { useState } from 'react';
import {
  AccountEmailField,
  ConsentField,
  NewPasswordFields,
  UsernameField,
} from '@/components/forms/account-fields';
import { useFormResult } from '@/components/forms/use-form-result';
import { ButtonLink, SubmitButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { codeScreen, confirmScreen } from '@/content/auth/auth';
import { accountConsent } from '@/content/auth/consent';
import { siteMessages } from '@/content/auth/messages';
import { paths } from '@/lib/paths';
import { AskForLinkForm, NoMail } from '../../ask-for-link-form';
import { confirmLink, openByCode } from './actions';
import type { FoundLink, LinkType, ShownLink } from './look-up-link';

interface ConfirmFormProps {
  type: LinkType;
  tokenHash: string;
  signature: string;
  next: string;
  /** Empty when re-rendered by an action's response; the first value is kept. */
  found: FoundLink;
}

export function ConfirmForm({ type, tokenHash, signature, next, found }: ConfirmFormProps) {
  const { state, send, busy, form } = useFormResult(confirmLink, siteMessages.requestFailed);
  const [{ link, problem }] = useState(found);
  const message = state.message ?? (problem && siteMessages.unavailable);
  const ended = state.outcome ?? problem;
  if (ended === 'expired' || ended === 'unreadable') {
    const { again } = confirmScreen.email_change;
    return (
      <>
        <h1 className="text-2xl">{type === 'email_change' ? again.title : confirmScreen.renew.title}</h1>
        <Notice key={state.submission} message={confirmScreen[ended]} />
        {type === 'email_change' ? (
          <ButtonLink href={`${paths.account}#email-title`}>{again.label}</ButtonLink>
        ) : (
          <Renewal type={type} next={next} />
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
      <input type="hidden" name="s" value={signature} />
      <input type="hidden" name="next" value={next} />
      {link?.asksPassword && link.username && <UsernameField email={link.username} />}
      {link?.asksPassword && (
        <NewPasswordFields errors={state.fieldErrors} kind={type === 'recovery' ? 'new' : 'first'} twice />
      )}
      {link?.asksConsent && <ConsentField value={state.values.consent} hint={accountConsent.hint} />}
      {state.status !== 'success' && !problem && (
        <SubmitButton busy={busy} busyLabel={confirmScreen.busy}>
          {words.submit}
        </SubmitButton>
      )}
    </form>
  );
}

/** For an expired link or a mail that never arrived. */
export function Renewal({ type, next }: { type: 'email' | 'recovery'; next: string }) {
  const { renew } = confirmScreen;
  return (
    <>
      <p className="text-muted">{type === 'email' ? renew.confirmation : renew.recovery}</p>
      <AskForLinkForm type={type} next={next} words={renew} />
    </>
  );
}

interface ConfirmSubjectProps {
  type: LinkType;
  link: ShownLink;
}

/** Names the account a link opens, and the one it would sign out. */
function ConfirmSubject({ type, link }: ConfirmSubjectProps) {
  const { account, moves, elsewhere } = confirmScreen.subject;
  return (
    <div className="grid gap-4">
      <p>
        {account} <strong className="wrap-anywhere">{link.email}</strong>
        {link.newEmail && (
          <>
            {' '}
            {moves} <strong className="wrap-anywhere">{link.newEmail}</strong>
          </>
        )}
        . {link.asksPassword ? confirmScreen[type].lead : confirmScreen[type].leadHere}
      </p>
      {link.signedIn && (
        <p className="border-l-2 border-danger pl-5">
          {elsewhere.before} <strong className="wrap-anywhere">{link.signedIn}</strong>.{' '}
          {type === 'email_change' ? elsewhere.unchanged : elsewhere.replaced}{' '}
          <a className="link" href={paths.account}>
            {elsewhere.leave}
          </a>
        </p>
      )}
    </div>
  );
}

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
