'use client';

import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { PersonField, useFormResult } from '@/components/forms/use-form-result';
import { PrintButton } from '@/components/site/links';
import { Button, ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { appMessages } from '@/content/auth/messages';
import { secondFactor } from '@/content/auth/second-factor';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { changeFactor, enrolFactor, enterCode, type FactorData, recover } from './actions';

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
      <PersonField />
      {children}
    </form>
  );
}

/** A TOTP code: numeric keyboard on phones, autofill by password managers. */
function CodeField({ state }: FactorResult) {
  return (
    <Field
      key={`code-${state.submission}`}
      name="code"
      label={secondFactor.label}
      hint={secondFactor.hint}
      error={state.fieldErrors.code}
      required
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

/** Asks for the code at sign-in. */
function EntryForm({ next, ...result }: FactorResult & { next: string | undefined }) {
  return (
    <FactorForm result={result} words={code}>
      <input type="hidden" name="next" value={next} />
      <CodeField {...result} />
      <Button type="submit" disabled={result.busy}>
        {result.busy ? code.busy : code.submit}
      </Button>
    </FactorForm>
  );
}

/** Renews the recovery codes, or removes the factor; both need a current code. */
function ManageForm(result: FactorResult) {
  const { busy } = result;
  const change = (value: string, note: string, label: string, variant: 'secondary' | 'danger') => (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-sm text-muted">{note}</p>
      <Button type="submit" name="change" value={value} variant={variant} disabled={busy}>
        {busy ? manage.busy : label}
      </Button>
    </div>
  );
  return (
    <FactorForm result={result} words={manage}>
      <CodeField {...result} />
      {change('codes', manage.renewNote, manage.renew, 'secondary')}
      {change('remove', manage.removeNote, manage.remove, 'danger')}
    </FactorForm>
  );
}

/** Spends a recovery code, for an admin who has lost the phone, or whose factor was a passkey. */
function RecoveryForm({ words, ...result }: FactorResult & Pick<FactorFormProps, 'words'>) {
  const { state, busy } = result;
  return (
    <FactorForm result={result} words={words} className="mt-5">
      {typeof words === 'string' && <p>{recovery.text}</p>}
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
  /** Whether the admin has an app, no factor, or one of an earlier release: a passkey. */
  factor: 'app' | 'none' | 'passkey';
  /** The page to go on to, from the query. */
  next: string | undefined;
}

/**
 * Holds the state of all forms, because a submission can change which form is shown: the recovery codes and a pending
 * redirect must outlive the form that caused them.
 */
export function SecondFactor({ status, factor, next }: SecondFactorProps) {
  const enrolment = useFormResult(enrolFactor, appMessages.unexpected);
  const management = useFormResult(changeFactor, appMessages.unexpected);
  const entry = useFormResult(enterCode, appMessages.unexpected);
  const recovering = useFormResult(recover, appMessages.unexpected);
  const codes = enrolment.state.data?.codes ?? management.state.data?.codes;
  if (codes) return <RecoveryCodes codes={codes} />;
  if (factor === 'passkey') return <RecoveryForm {...recovering} words={recovery.passkey} />;
  if (status === 'code' || entry.busy || recovering.busy) {
    return (
      <>
        <EntryForm {...entry} next={next} />
        <details open={recovering.state.submission > 0 || undefined} className="border-t border-line pt-5">
          <summary className="link is-alone text-sm">{recovery.summary}</summary>
          <RecoveryForm {...recovering} words={recovery.summary} />
        </details>
      </>
    );
  }
  if (status === 'admin' && factor === 'app') return <ManageForm {...management} />;
  return <EnrolForm {...enrolment} factor={enrolment.state.data?.factor} required={status === 'enrol'} />;
}

const words = secondFactor.codes;

/** The recovery codes, shown only once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<string>();
  const text = `${words.fileHead}\n\n${codes.join('\n')}\n`;

  // The form that had focus has been unmounted.
  useEffect(() => title.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(words.copied);
    } catch {
      setCopied(words.notCopied);
    }
  }

  return (
    <div className="grid gap-5">
      <h1 ref={title} tabIndex={-1} className="text-2xl outline-none">
        {words.title}
      </h1>
      <p className="text-muted">{words.lead}</p>
      <ul aria-label={words.list} className="grid gap-y-2 border-y border-line py-5 text-lg">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3" data-print="hide">
        <ButtonLink
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.fileName}
        >
          {words.download}
        </ButtonLink>
        <Button variant="secondary" onClick={copy} className="noscript:hidden">
          {words.copy}
        </Button>
        <PrintButton label={words.print} />
      </div>
      <p role="status">{copied}</p>
      <ButtonLink href={paths.admin} data-print="hide">
        {words.done}
      </ButtonLink>
    </div>
  );
}
