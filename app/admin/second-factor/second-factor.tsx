'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormResult } from '@/components/forms/use-form-result';
import { PrintButton } from '@/components/site/links';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { appMessages } from '@/content/auth-messages';
import { secondFactor } from '@/content/second-factor';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { changeFactor, enrolFactor, enterCode, type FactorData, recover } from './actions';

const { code, manage, recovery } = secondFactor;

/** What all of the forms share. */
type FactorResult = Omit<ReturnType<typeof useFormResult<'code', unknown>>, 'state'> & {
  state: Omit<FormState<'code', unknown>, 'values'>;
};

interface FactorFormProps {
  result: FactorResult;
  words: { title: string; lead: string };
  children: ReactNode;
}

/** A form with the page heading and its last result. */
function FactorForm({ result: { state, send, form }, words, children }: FactorFormProps) {
  return (
    <form ref={form} action={send} noValidate className="grid gap-5" aria-labelledby="second-factor-title">
      <h1 id="second-factor-title" className="text-3xl">
        {words.title}
      </h1>
      <p>{words.lead}</p>
      {state.message && <Notice key={state.submission} message={state.message} />}
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
      <Input inputMode="numeric" autoComplete="one-time-code" maxLength={12} className="code-field" />
    </Field>
  );
}

/** Asks for the code at sign-in. */
function FactorCodeForm({ next, ...result }: FactorResult & { next: string | undefined }) {
  return (
    <FactorForm result={result} words={code}>
      <input type="hidden" name="next" value={next} />
      <CodeField {...result} />
      <Button type="submit" className="justify-self-start" disabled={result.busy}>
        {result.busy ? code.busy : code.submit}
      </Button>
    </FactorForm>
  );
}

/** Renews the recovery codes or removes the factor; both need a current code. */
function ManageForm(result: FactorResult) {
  const { busy } = result;
  return (
    <FactorForm result={result} words={manage}>
      <CodeField {...result} />
      <p className="text-sm text-muted">{manage.renewNote}</p>
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
        {busy ? manage.busy : manage.renew}
      </Button>
      <p className="text-sm text-muted">{manage.removeNote}</p>
      <Button
        type="submit"
        name="remove"
        value="yes"
        variant="danger"
        className="justify-self-start"
        disabled={busy}
      >
        {busy ? manage.busy : manage.remove}
      </Button>
    </FactorForm>
  );
}

/** For an admin who has lost the phone. */
function RecoveryCodeForm({ state, send, busy, form }: FactorResult) {
  return (
    <details open={state.submission > 0 || undefined}>
      <summary>{recovery.summary}</summary>
      <form ref={form} action={send} noValidate className="mt-5 grid gap-5" aria-label={recovery.summary}>
        <p>{recovery.text}</p>
        {state.message && <Notice key={state.submission} message={state.message} />}
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
        <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
          {busy ? recovery.busy : recovery.submit}
        </Button>
      </form>
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
          <ol className="enrol-steps">
            {enrolTexts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <QrCode {...factor} />
          <p>
            {enrolTexts.key}:{' '}
            <code className="enrol-key">{factor.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <input type="hidden" name="factor" value={factor.id} />
          <input type="hidden" name="uri" value={factor.uri} />
          <CodeField {...result} />
          <Button type="submit" className="justify-self-start" disabled={busy}>
            {busy ? enrolTexts.busy : enrolTexts.submit}
          </Button>
        </>
      ) : (
        <Button type="submit" className="justify-self-start" disabled={busy}>
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
      className="enrol-picture"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={qr} fill="#000" />
    </svg>
  );
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
      <h1 ref={title} tabIndex={-1} className="text-3xl outline-none">
        {words.title}
      </h1>
      <p>{words.lead}</p>
      <ul aria-label={words.list} className="recovery-codes">
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
      <ButtonLink href={paths.admin} className="justify-self-start" data-print="hide">
        {words.done}
      </ButtonLink>
    </div>
  );
}

// Keeps the state of its forms.

interface SecondFactorProps {
  status: 'admin' | 'enrol' | 'code';
  hasFactor: boolean;
  /** The page to go on to, from the query. */
  next: string | undefined;
}

/**
 * Holds the state of all forms, because a submission can change which form is shown: the recovery codes and a pending
 * redirect must outlive the form that caused them.
 */
export function SecondFactor({ status, hasFactor, next }: SecondFactorProps) {
  const enrolment = useFormResult(enrolFactor, appMessages.unexpected);
  const management = useFormResult(changeFactor, appMessages.unexpected);
  const entry = useFormResult(enterCode, appMessages.unexpected);
  const recovery = useFormResult(recover, appMessages.unexpected);
  const codes = enrolment.state.data?.codes ?? management.state.data?.codes;
  if (codes) return <RecoveryCodes codes={codes} />;
  if (status === 'code' || entry.busy || recovery.busy) {
    return (
      <>
        <FactorCodeForm {...entry} next={next} />
        <RecoveryCodeForm {...recovery} />
      </>
    );
  }
  if (status === 'admin' && hasFactor) return <ManageForm {...management} />;
  return <EnrolForm {...enrolment} factor={enrolment.state.data?.factor} required={status === 'enrol'} />;
}
