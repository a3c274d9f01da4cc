import type { ReactNode } from 'react';
import type { useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { secondFactor } from '@/content/second-factor';
import type { FactorField } from './read-forms';

const { code, manage, recovery } = secondFactor;

export type FactorResult = ReturnType<typeof useFormResult<FactorField>>;

interface FactorFormProps {
  result: FactorResult;
  words: { title: string; lead: string };
  children: ReactNode;
}

/** A form with the page heading and its last result. */
export function FactorForm({ result: { state, send, form }, words, children }: FactorFormProps) {
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
export function CodeField({ state }: FactorResult) {
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
export function FactorCodeForm(result: FactorResult) {
  return (
    <FactorForm result={result} words={code}>
      <CodeField {...result} />
      <Button type="submit" className="justify-self-start" disabled={result.busy}>
        {result.busy ? code.busy : code.submit}
      </Button>
    </FactorForm>
  );
}

/** Renews the recovery codes or removes the factor; both need a current code. */
export function ManageForm(result: FactorResult) {
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
export function RecoveryCodeForm({ state, send, busy, form }: FactorResult) {
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
