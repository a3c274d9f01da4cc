// Client component: the show button and toasts need JavaScript.
'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { Field, type FieldProps } from '@/components/ui/field';
import { Checkbox, EmailInput, Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { authFields } from '@/content/auth/auth';
import { accountConsent } from '@/content/auth/consent';
import type { FormMessage } from '@/lib/domain/form-message';

/** A password input with a button that reveals it. Goes into a `Field`, which sets its id and name. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-13"
        {...props}
      />
      <button
        type="button"
        aria-controls={props.id}
        aria-label={shown ? authFields.hidePassword : authFields.showPassword}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-sm text-muted hover:text-ink noscript:hidden"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-5.5 fill-none stroke-current stroke-[1.7]"
        >
          <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
          <circle cx="12" cy="12" r="2.8" />
          {shown && <path d="m4 20 16-16" />}
        </svg>
      </button>
    </div>
  );
}

interface CurrentPasswordFieldProps {
  /** Needed if a page has several of these fields. */
  id?: string;
  label: string;
  error?: FieldProps['error'];
}

/** The current password, as re-authentication. */
export function CurrentPasswordField({ id, label, error }: CurrentPasswordFieldProps) {
  return (
    <Field name="currentPassword" id={id} label={label} required error={error}>
      <PasswordInput autoComplete="current-password" />
    </Field>
  );
}

interface NewPasswordFieldsProps {
  errors: Partial<Record<'password' | 'confirmPassword', FieldProps['error']>>;
  /** `first` for an account without a password. */
  kind: 'first' | 'new';
  /** Whether the password has to be typed twice. */
  twice: boolean;
}

/** Fields for choosing a password. */
export function NewPasswordFields({ errors, kind, twice }: NewPasswordFieldsProps) {
  const isFirst = kind === 'first';
  return (
    <>
      <Field
        name="password"
        label={isFirst ? authFields.password : authFields.newPassword}
        required
        error={errors.password}
        hint={isFirst ? authFields.passwordHint : authFields.newPasswordHint}
      >
        <PasswordInput autoComplete="new-password" minLength={isFirst ? 6 : 8} />
      </Field>
      {twice && (
        <Field
          name="confirmPassword"
          label={authFields.confirmPassword}
          required
          error={errors.confirmPassword}
        >
          <PasswordInput autoComplete="new-password" />
        </Field>
      )}
    </>
  );
}

/** Tells password managers whose password it is: they pass over inputs of the type `hidden`. */
export function UsernameField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

interface ReturnedFieldProps {
  /** Value returned by the form after an error. */
  value: string | undefined;
  error?: FieldProps['error'];
}

/** The email address of an account. */
export function AccountEmailField({ error, value }: ReturnedFieldProps) {
  return (
    <Field name="email" label={authFields.email} required error={error}>
      <EmailInput autoComplete="email" defaultValue={value} />
    </Field>
  );
}

/** Consent to storing flips: never preselected, and not required for an account. */
export function ConsentField({ value, error, hint }: ReturnedFieldProps & { hint?: string }) {
  return (
    <Field name="consent" label={accountConsent.text} inline error={error} hint={hint}>
      <Checkbox value="on" key={value} defaultChecked={value === 'on'} />
    </Field>
  );
}

/** A message rendered with the page: a notice, and a toast that screen readers do not announce again. */
export function ToastedNotice({ message: { tone, title, text } }: { message: FormMessage }) {
  useEffect(() => {
    notify({ tone, title, ...(text && { text }) }, { inPage: true });
  }, [tone, title, text]);
  return <Notice message={{ tone, title, ...(text && { text }) }} />;
}
