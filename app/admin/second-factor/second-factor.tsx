'use client';

import type { ReactNode } from 'react';
import { useFormResult } from '@/components/forms/use-form-result';
import { usePasskeyForm } from '@/components/forms/use-passkey-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { appMessages } from '@/content/auth/messages';
import { secondFactor } from '@/content/auth/second-factor';
import type { FactorKinds } from '@/lib/auth/passkey-factor';
import type { FormState } from '@/lib/forms/form-state';
import {
  changeFactor,
  enrolFactor,
  enrolPasskey,
  enterCode,
  enterPasskey,
  type FactorData,
  recover,
} from './actions';
import { RecoveryCodes } from './recovery-codes';

const { code, manage, recovery } = secondFactor;

/** What all of the forms share. */
type FactorResult = Omit<ReturnType<typeof useFormResult<'code', unknown>>, 'state'> & {
  state: Omit<FormState<'code' | 'next', unknown>, 'values'>;
};

interface FactorFormProps {
  result: FactorResult;
  /** The page heading; a second form has only a name. */
  words: { title: string; lead: string } | string;
  className?: string;
  children: ReactNode;
}

/** A form with its last result. */
function FactorForm({ result: { state, send, form }, words, className, children }: FactorFormProps) {
  const isSecond = typeof words === 'string';
  const name = isSecond ? { 'aria-label': words } : { 'aria-labelledby': 'second-factor-title' };
  return (
    <form ref={form} action={send} noValidate className={cn('grid gap-5', className)} {...name}>
      {!isSecond && (
        <>
          <h1 id="second-factor-title" className="text-2xl">
            {words.title}
          </h1>
          <p className="text-muted">{words.lead}</p>
        </>
      )}
      {state.message && <Notice key={state.submission} message={state.message} />}
      {children}
    </form>
  );
}

/** A TOTP code: numeric keyboard on phones, autofill by password managers. */
function CodeField({ state, isOptional = false }: FactorResult & { isOptional?: boolean }) {
  return (
    <Field
      key={`code-${state.submission}`}
      name="code"
      label={secondFactor.label}
      hint={secondFactor.hint}
      error={state.fieldErrors.code}
      required={!isOptional}
    >
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="text-center text-xl tracking-[0.25em]"
      />
    </Field>
  );
}

interface EntryProps {
  kinds: FactorKinds;
  next: string | undefined;
  entry: FactorResult;
  touch: FactorResult;
}

/** Asks for the code at sign-in, for the passkey, or for either. */
function EntryForms({ kinds, next, entry, touch }: EntryProps) {
  const hiddenNext = <input type="hidden" name="next" value={next} />;
  const passkeyWords = kinds.app ? code.passkey : { title: code.title, lead: code.passkeyLead };
  return (
    <>
      {kinds.app && (
        <FactorForm result={entry} words={code}>
          {hiddenNext}
          <CodeField {...entry} />
          <Button type="submit" disabled={entry.busy}>
            {entry.busy ? code.busy : code.submit}
          </Button>
        </FactorForm>
      )}
      {kinds.passkey && (
        <FactorForm result={touch} words={passkeyWords}>
          {hiddenNext}
          <Button
            type="submit"
            variant={kinds.app ? 'secondary' : 'primary'}
            className="noscript:hidden"
            disabled={touch.busy}
          >
            {touch.busy ? secondFactor.waiting : code.passkey}
          </Button>
        </FactorForm>
      )}
    </>
  );
}

/** Renews the recovery codes, or adds or removes a factor; all need a current code or the passkey. */
function ManageForm({ kinds, mayAdd, ...result }: FactorResult & { kinds: FactorKinds; mayAdd: boolean }) {
  const { busy } = result;
  const lead = !kinds.passkey ? manage.lead : kinds.app ? manage.bothLead : manage.passkeyLead;
  const change = (
    value: string,
    note: string,
    label: string,
    variant: 'secondary' | 'danger' = 'secondary',
  ) => (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-sm text-muted">{note}</p>
      <Button type="submit" name="change" value={value} variant={variant} disabled={busy}>
        {busy ? manage.busy : label}
      </Button>
    </div>
  );
  const { remove, removeNote, removePasskey, removePasskeyNote } = manage;
  return (
    <FactorForm result={result} words={{ title: manage.title, lead }}>
      {kinds.app && <CodeField {...result} isOptional={kinds.passkey} />}
      {change('codes', manage.renewNote, manage.renew)}
      {kinds.app
        ? mayAdd && !kinds.passkey && change('add-passkey', manage.addNote, manage.addPasskey)
        : change('add-app', manage.addNote, manage.addApp)}
      {kinds.app && change('remove-app', removeNote, remove, 'danger')}
      {kinds.passkey && change('remove-passkey', removePasskeyNote, removePasskey, 'danger')}
    </FactorForm>
  );
}

/** For an admin who has lost the phone. */
function RecoveryCodeForm(result: FactorResult) {
  const { state, busy } = result;
  return (
    <details open={state.submission > 0 || undefined} className="border-t border-line pt-5">
      <summary className="link is-alone text-sm">{recovery.summary}</summary>
      <FactorForm result={result} words={recovery.summary} className="mt-5">
        <p>{recovery.text}</p>
        <Field
          key={`recovery-${state.submission}`}
          id="recovery-code"
          name="code"
          label={recovery.label}
          error={state.fieldErrors.code}
          required
        >
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
        </Field>
        <Button type="submit" variant="secondary" disabled={busy}>
          {busy ? recovery.busy : recovery.submit}
        </Button>
      </FactorForm>
    </details>
  );
}

const enrolTexts = secondFactor.enrol;

/** First a start button, then the QR code and the field for the first code. */
function EnrolForm({
  required,
  factor,
  ...result
}: FactorResult & { required: boolean; factor: FactorData['factor'] }) {
  const { busy } = result;
  return (
    <FactorForm result={result} words={required ? enrolTexts : { ...enrolTexts, lead: enrolTexts.optional }}>
      {factor ? (
        <>
          <ol className="grid list-decimal gap-1.5 pl-6 text-muted">
            {enrolTexts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <QrCode {...factor} />
          <p className="text-center text-sm text-muted">
            {enrolTexts.key}:{' '}
            <code className="text-base text-ink wrap-anywhere">
              {factor.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </p>
          <input type="hidden" name="factor" value={factor.token} />
          <CodeField {...result} />
          <Button type="submit" disabled={busy}>
            {busy ? enrolTexts.busy : enrolTexts.submit}
          </Button>
        </>
      ) : (
        <Button type="submit" disabled={busy}>
          {busy ? enrolTexts.beginBusy : enrolTexts.begin}
        </Button>
      )}
    </FactorForm>
  );
}

/** A passkey instead of the app. */
function EnrolPasskeyForm(result: FactorResult) {
  const { busy } = result;
  return (
    <FactorForm result={result} words={enrolTexts.passkey} className="noscript:hidden">
      <p className="border-t border-line pt-5 text-sm text-muted">{enrolTexts.passkeyNote}</p>
      <Button type="submit" variant="secondary" disabled={busy}>
        {busy ? secondFactor.waiting : enrolTexts.passkey}
      </Button>
    </FactorForm>
  );
}

/** Dark on light in both themes, as scanners require. */
function QrCode({ qr, size }: NonNullable<FactorData['factor']>) {
  return (
    <svg
      role="img"
      aria-label={enrolTexts.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto h-auto w-64 max-w-full rounded-md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={qr} fill="#000" />
    </svg>
  );
}

interface SecondFactorProps {
  status: 'admin' | 'enrol' | 'code';
  /** Which factors the admin has. */
  kinds: FactorKinds;
  /** Whether the site uses passkeys. */
  withPasskeys: boolean;
  /** The page to go on to, from the query. */
  next: string | undefined;
}

/**
 * Holds the state of all forms, because a submission can change which form is shown: the recovery codes and a pending
 * redirect must outlive the form that caused them.
 */
export function SecondFactor({ status, kinds, withPasskeys, next }: SecondFactorProps) {
  const enrolment = useFormResult(enrolFactor, appMessages.unexpected);
  const passkey = usePasskeyForm(enrolPasskey, appMessages.unexpected);
  const management = usePasskeyForm(changeFactor, appMessages.unexpected);
  const entry = useFormResult(enterCode, appMessages.unexpected);
  const touch = usePasskeyForm(enterPasskey, appMessages.unexpected);
  const recovery = useFormResult(recover, appMessages.unexpected);
  const forms = [enrolment, passkey, management];
  const codes = forms.map(({ state }) => state.data?.codes).find(Boolean);
  if (codes) return <RecoveryCodes codes={codes} />;
  const mayAdd = withPasskeys && passkey.isSupported;
  if (status === 'code' || entry.busy || touch.busy || recovery.busy) {
    return (
      <>
        <EntryForms {...{ kinds, next, entry, touch }} />
        <RecoveryCodeForm {...recovery} />
      </>
    );
  }
  const factor = enrolment.state.data?.factor ?? management.state.data?.factor;
  const isKnown = status === 'admin' && (kinds.app || kinds.passkey);
  if (isKnown && !factor) return <ManageForm {...management} kinds={kinds} mayAdd={mayAdd} />;
  return (
    <>
      <EnrolForm {...enrolment} factor={factor} required={status === 'enrol'} />
      {mayAdd && !factor && <EnrolPasskeyForm {...passkey} />}
    </>
  );
}
