// Client component: shows the pending state and the action's result.
'use client';

import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import {
  AccountEmailField,
  ConsentField,
  NewPasswordFields,
  PasswordInput,
  ToastedNotice,
} from '@/components/forms/account-fields';
import { useFormResult } from '@/components/forms/use-form-result';
import { usePasskeyForm } from '@/components/forms/use-passkey-form';
import { Button, ButtonLink, SubmitButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { authFields, authScreen, checkMailScreen } from '@/content/auth/auth';
import { accountConsent } from '@/content/auth/consent';
import type { FormMessage } from '@/lib/domain/form-message';
import { sessionFingerprint } from '@/lib/domain/session';
import type { FormAction, FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import {
  type CredentialField,
  googleAtSite,
  googleInApp,
  passkeyAtSite,
  passkeyInApp,
  signInAtSite,
  signInInApp,
  signUpAtSite,
  signUpInApp,
} from './actions';
import { NoMail } from './ask-for-link-form';

type State = FormState<CredentialField>;

const actions: Record<
  'site' | 'app',
  Record<'sign-in' | 'sign-up' | 'google', FormAction<CredentialField>>
> = {
  site: { 'sign-in': signInAtSite, 'sign-up': signUpAtSite, google: googleAtSite },
  app: { 'sign-in': signInInApp, 'sign-up': signUpInApp, google: googleInApp },
};

const passkeyActions = { site: passkeyAtSite, app: passkeyInApp };

interface CredentialsFormProps {
  /** The sign-in page; decides what a sign-up asks for, and whether the Google button comes first. */
  from: 'site' | 'app';
  kind: 'sign-in' | 'sign-up';
  /** Whether the project signs in with Google. */
  withGoogle: boolean;
  /** Whether it takes passkeys. */
  withPasskeys: boolean;
  /** Path to land on. */
  next: string;
  words: Record<'google' | 'or' | 'submit' | 'busy', string>;
  /** Messages of each form if the request fails. */
  requestFailed: Record<'password' | 'google', FormMessage>;
  /** Below the submit button. */
  note?: ReactNode;
  /** What went wrong before, such as at Google. */
  earlier?: FormMessage | undefined;
}

/** The ways to the same account: Google, a passkey, or email and password. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { from, kind, withGoogle, withPasskeys, next, words, requestFailed, note, earlier } = props;
  const { state, send, busy, form } = useFormResult(actions[from][kind], requestFailed.password);
  const google = useFormResult(actions[from].google, requestFailed.google);
  const passkey = usePasskeyForm(passkeyActions[from], requestFailed.password);
  useEffect(followSignIn, []);
  const { status, message, submission, values } = state;
  if (status === 'success' && message)
    return <CheckMail message={message} email={values.email} next={next} />;
  const hidden = <input type="hidden" name="next" value={next} />;
  const byGoogle = (
    <Fragment key="google">
      {google.state.message && <Notice key={google.state.submission} message={google.state.message} />}
      {/* One button is no landmark. */}
      <form role="presentation" ref={google.form} action={google.send}>
        {hidden}
        <GoogleButton label={words.google} disabled={busy || google.busy || passkey.busy} />
      </form>
    </Fragment>
  );
  const byPasskey = withPasskeys && kind === 'sign-in' && passkey.isSupported && (
    <Fragment key="passkey">
      {passkey.state.message && <Notice key={passkey.state.submission} message={passkey.state.message} />}
      <form role="presentation" ref={passkey.form} action={passkey.send} className="noscript:hidden">
        {hidden}
        <OtherWay disabled={busy || google.busy || passkey.busy}>
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="size-5 shrink-0 fill-none stroke-current stroke-[1.7]"
          >
            <circle cx="7" cy="12" r="5.5" />
            <path d="M12.5 12H23v5M18 12v3.5" />
          </svg>
          {passkey.busy ? authScreen.passkeyBusy : authScreen.passkey}
        </OtherWay>
      </form>
    </Fragment>
  );
  const byPassword = (
    <form key="password" ref={form} action={send} noValidate className="grid gap-5">
      {message && <Notice key={submission} message={message} />}
      {hidden}
      {kind === 'sign-in' ? <SignInFields {...state} /> : <SignUpFields {...state} from={from} />}
      <SubmitButton busy={busy} busyLabel={words.busy} disabled={google.busy || passkey.busy}>
        {words.submit}
      </SubmitButton>
      {note}
    </form>
  );
  const notice = earlier && <ToastedNotice key="earlier" message={earlier} />;
  if (!withGoogle && !byPasskey) return [notice, byPassword];
  const others = (
    <div key="others" className={cn('grid gap-3', !withGoogle && 'noscript:hidden')}>
      {withGoogle && byGoogle}
      {byPasskey}
    </div>
  );
  return (
    <>
      {notice}
      {from === 'site' ? others : byPassword}
      <p
        className={cn(
          'flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line',
          !withGoogle && 'noscript:hidden',
        )}
      >
        {words.or}
      </p>
      {from === 'site' ? byPassword : others}
    </>
  );
}

/**
 * Reloads the page when the person returns to it after signing in in another tab. The server then redirects as after a
 * sign-in.
 */
function followSignIn() {
  const before = sessionFingerprint(document.cookie);
  const stop = new AbortController();
  const { signal } = stop;
  const look = () => {
    const now = sessionFingerprint(document.cookie);
    if (document.visibilityState === 'visible' && now !== null && now !== before) window.location.reload();
  };
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  return () => stop.abort();
}

function SignInFields({ fieldErrors, values }: State) {
  return (
    <>
      <AccountEmailField error={fieldErrors.email} value={values.email} />
      <Field name="password" label={authFields.password} required error={fieldErrors.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
    </>
  );
}

function SignUpFields({ fieldErrors, values, from }: State & Pick<CredentialsFormProps, 'from'>) {
  return (
    <>
      {from === 'site' && (
        <Field name="fullName" label={authFields.fullName} required error={fieldErrors.fullName}>
          <Input autoComplete="name" maxLength={200} defaultValue={values.fullName} />
        </Field>
      )}
      <AccountEmailField error={fieldErrors.email} value={values.email} />
      <NewPasswordFields errors={fieldErrors} kind="first" twice={from === 'app'} />
      <ConsentField value={values.consent} hint={accountConsent.hint} />
    </>
  );
}

interface CheckMailProps {
  message: FormMessage;
  email: string | undefined;
  /** Path to land on. */
  next: string;
}

/** Replaces a sign-up form once the mail is on its way. */
function CheckMail({ message, email, next }: CheckMailProps) {
  const { title, sentTo, text, code } = checkMailScreen;
  const whole = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    whole.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={whole} className="grid gap-6">
      <Notice message={message} />
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p>
        {sentTo} <strong className="wrap-anywhere">{email}</strong>. {text}
      </p>
      <ButtonLink href={paths.authCodeFor(next)} className="justify-self-start">
        {code}
      </ButtonLink>
      <NoMail words={checkMailScreen} />
    </div>
  );
}

/** The button of a way without a form of its own. */
function OtherWay({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <Button
      type="submit"
      variant="secondary"
      size="lg"
      className="w-full flex-wrap border-edge px-[min(0.75rem,3vw)] max-sm:text-base"
      disabled={disabled}
    >
      {children}
    </Button>
  );
}

/** With Google's logo in its own colours, as its brand guidelines require. */
function GoogleButton({ label, disabled }: { label: string; disabled: boolean }) {
  return (
    <OtherWay disabled={disabled}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0">
        <path
          fill="#4285f4"
          d="M23.5 12.27c0-.82-.07-1.6-.2-2.36H12v4.47h6.45a5.5 5.5 0 0 1-2.4 3.62v3h3.87c2.27-2.09 3.58-5.16 3.58-8.73Z"
        />
        <path
          fill="#34a853"
          d="M12 24c3.24 0 5.95-1.07 7.93-2.91l-3.87-3c-1.07.72-2.45 1.14-4.06 1.14-3.13 0-5.77-2.11-6.72-4.95h-4v3.1A12 12 0 0 0 12 24Z"
        />
        <path fill="#fbbc05" d="M5.28 14.28a7.2 7.2 0 0 1 0-4.58V6.6h-4a12 12 0 0 0 0 10.78l4-3.1Z" />
        <path
          fill="#ea4335"
          d="M12 4.77c1.76 0 3.35.6 4.6 1.8l3.43-3.44A11.98 11.98 0 0 0 1.28 6.6l4 3.1C6.23 6.88 8.87 4.77 12 4.77Z"
        />
      </svg>
      {label}
    </OtherWay>
  );
}
