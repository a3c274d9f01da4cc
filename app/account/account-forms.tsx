// Client component: shows the pending state and the action's result.
'use client';

import type { ComponentProps, ReactNode } from 'react';
import {
  ConsentField,
  CurrentPasswordField,
  NewPasswordFields,
  UsernameField,
} from '@/components/forms/account-fields';
import { PersonField, useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { type Confirmation, useConfirm } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Checkbox, EmailInput, Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { accountMessages, accountScreen, isDeletionWord } from '@/content/auth/account';
import { accountConsent } from '@/content/auth/consent';
import type { FormAction, FormState } from '@/lib/forms/form-state';
import {
  changeEmail,
  deleteCounts,
  deleteMyAccount,
  endSessions,
  keepFlips,
  saveName,
  savePassword,
  stopKeepingFlips,
  unlinkGoogle,
} from './actions';

/** Fields of the form that signs out on all devices. */
export function EverywhereFields() {
  return (
    <>
      <input type="hidden" name="scope" value="global" />
      <PersonField />
    </>
  );
}

interface AccountFormProps<Field extends string> {
  action: FormAction<Field>;
  /** Label of the submit button, and its label while pending. */
  words: { submit: string; busy: string };
  variant?: ComponentProps<typeof Button>['variant'];
  /** The question before a permanent deletion. Without JavaScript the form asks nothing. */
  confirmation?: Confirmation | undefined;
  children: (state: FormState<Field>) => ReactNode;
}

/** A form of the account page: passes the action's state to its fields, and ends with the submit button. */
function AccountForm<Field extends string>({
  action,
  words,
  variant = 'secondary',
  confirmation,
  children,
}: AccountFormProps<Field>) {
  const { state, send, busy, form } = useFormResult(action, accountMessages.requestFailed);
  const [onSubmit, question] = useConfirm(confirmation);
  return (
    <form ref={form} action={send} onSubmit={onSubmit} noValidate className="grid gap-5">
      {state.message && <Notice key={state.submission} message={state.message} />}
      <PersonField />
      {children(state)}
      <Button type="submit" variant={variant} className="justify-self-start" disabled={busy}>
        {busy ? words.busy : words.submit}
      </Button>
      {question}
    </form>
  );
}

export function NameForm({ fullName }: { fullName: string }) {
  const words = accountScreen.name;
  return (
    <AccountForm action={saveName} words={words}>
      {({ fieldErrors, values }) => (
        <Field name="fullName" label={words.label} hint={words.hint} error={fieldErrors.fullName}>
          <Input autoComplete="name" defaultValue={values.fullName ?? fullName} />
        </Field>
      )}
    </AccountForm>
  );
}

export function EmailForm() {
  const words = accountScreen.email;
  return (
    <AccountForm action={changeEmail} words={words}>
      {({ fieldErrors, values }) => (
        <>
          <Field name="email" label={words.label} hint={words.hint} required error={fieldErrors.email}>
            <EmailInput autoComplete="email" defaultValue={values.email} />
          </Field>
          <CurrentPasswordField
            id="email-password"
            label={words.password}
            error={fieldErrors.currentPassword}
          />
        </>
      )}
    </AccountForm>
  );
}

export function PasswordForm({ email }: { email: string }) {
  const words = accountScreen.password;
  return (
    <AccountForm action={savePassword} words={words}>
      {({ fieldErrors }) => (
        <>
          <UsernameField email={email} />
          <CurrentPasswordField label={words.current} error={fieldErrors.currentPassword} />
          <NewPasswordFields errors={fieldErrors} kind="new" twice={false} />
        </>
      )}
    </AccountForm>
  );
}

/** Ends signing in with Google, for a person who has a password as well. @param withPasskeys whether any are removed */
export function UnlinkGoogleForm({ withPasskeys }: { withPasskeys: boolean }) {
  const { unlink, busy, unlinkPassword, unlinkPasskeys } = accountScreen.ways;
  return (
    <AccountForm action={unlinkGoogle} words={{ submit: unlink, busy }}>
      {({ fieldErrors }) => (
        <>
          <CurrentPasswordField
            id="unlink-password"
            label={unlinkPassword}
            error={fieldErrors.currentPassword}
          />
          {withPasskeys && <p className="text-muted">{unlinkPasskeys}</p>}
        </>
      )}
    </AccountForm>
  );
}

/** Withdraws the consent to storing flips. @param isEnded whether only earlier flips are left to delete */
export function StopForm({ isEnded }: { isEnded: boolean }) {
  const { card, kept, rest } = accountConsent;
  const words = { busy: card.busy, submit: isEnded ? rest.submit : kept.stop };
  return (
    <AccountForm action={stopKeepingFlips} words={words} confirmation={isEnded ? rest.sure : undefined}>
      {() =>
        isEnded ? (
          <input type="hidden" name="deleteFlips" value="on" />
        ) : (
          <Field name="deleteFlips" label={kept.deleteToo} inline>
            <Checkbox value="on" />
          </Field>
        )
      }
    </AccountForm>
  );
}

/** Deletes the counts of a notebook that the account has from an earlier release. */
export function CountsForm() {
  return (
    <AccountForm action={deleteCounts} words={accountScreen.counts} confirmation={accountScreen.counts.sure}>
      {() => null}
    </AccountForm>
  );
}

/** Asks for consent to storing flips. @param next path to continue to */
export function ConsentForm({ next = '' }: { next?: string | undefined }) {
  const words = accountConsent.card;
  return (
    <Card className="grid max-w-prose gap-5">
      <h2 className="text-2xl">{words.title}</h2>
      <p>{words.text}</p>
      <AccountForm action={keepFlips} words={words} variant="primary">
        {({ values, fieldErrors }) => (
          <>
            <input type="hidden" name="next" value={next} />
            <ConsentField value={values.consent} error={fieldErrors.consent} />
          </>
        )}
      </AccountForm>
    </Card>
  );
}

/** Sessions shown before the rest is folded. */
const SHOWN_SESSIONS = 3;

export interface ShownSession {
  id: string;
  device: string;
  lastUsed: string;
  isCurrent: boolean;
}

export function SessionList({ sessions }: { sessions: readonly ShownSession[] }) {
  const { state, send, busy, form } = useFormResult(endSessions, accountMessages.requestFailed);
  const words = accountScreen.sessions;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const folded = sessions.slice(SHOWN_SESSIONS);
  const row = ({ id, device, lastUsed, isCurrent }: ShownSession) => (
    <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-muted">{isCurrent ? words.thisOne : `${words.lastUsed} ${lastUsed}`}</p>
      </div>
      {!isCurrent && (
        <Button
          type="submit"
          name="session"
          value={id}
          variant="secondary"
          size="sm"
          disabled={busy}
          aria-label={`${words.end}: ${device}, ${words.lastUsed} ${lastUsed}`}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
  return (
    <form ref={form} action={send} className="grid gap-5">
      <PersonField />
      {state.message && <Notice key={state.submission} message={state.message} />}
      <ul className="grid gap-4">{sessions.slice(0, SHOWN_SESSIONS).map(row)}</ul>
      {folded.length > 0 && (
        <details>
          <summary className="link w-fit">{words.more(folded.length)}</summary>
          <ul className="mt-4 grid gap-4">{folded.map(row)}</ul>
        </details>
      )}
      {others.length > 1 && (
        <Button
          type="submit"
          name="session"
          value="others"
          variant="secondary"
          className="justify-self-start"
          disabled={busy}
        >
          {words.endOthers}
        </Button>
      )}
    </form>
  );
}

export function DeletionForm({ withPassword }: { withPassword: boolean }) {
  const { state, send, busy, form } = useFormResult(deleteMyAccount, accountMessages.requestFailed);
  const words = accountScreen.deletion;
  // The server refuses a wrong word, so there is nothing to ask.
  const [onSubmit, question] = useConfirm({ ...words, title: words.sure }, (typed) =>
    isDeletionWord(new FormData(typed).get('confirmation')),
  );
  return (
    <details open={state.status === 'error'} className="group">
      <summary className="link w-fit list-none text-danger">{words.open}</summary>
      <form ref={form} action={send} onSubmit={onSubmit} noValidate className="mt-6 grid gap-5">
        <PersonField />
        {state.message && <Notice key={state.submission} message={state.message} />}
        <Field name="confirmation" label={words.label} required>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        {withPassword && (
          <CurrentPasswordField
            id="deletion-password"
            label={words.password}
            error={state.fieldErrors.currentPassword}
          />
        )}
        <Button type="submit" variant="danger" className="justify-self-start" disabled={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </form>
      {question}
    </details>
  );
}
