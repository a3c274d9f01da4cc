// Client component: the fields show the action's result.
'use client';

import { CurrentPasswordField } from '@/components/forms/current-password-field';
import { NewPasswordFields } from '@/components/forms/new-password-fields';
import { Field } from '@/components/ui/field';
import { Checkbox, EmailInput, Input } from '@/components/ui/input';
import { accountScreen } from '@/content/account';
import { accountConsent } from '@/content/account-consent';
import { AccountForm } from './account-form';
import { saveName, savePassword } from './actions';
import { stopKeepingFlips } from './consent-action';
import { changeEmail } from './email-actions';

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
          {/* Tells password managers which account this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <CurrentPasswordField label={words.current} error={fieldErrors.currentPassword} />
          <NewPasswordFields errors={fieldErrors} kind="new" twice={false} />
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
    <AccountForm action={stopKeepingFlips} words={words}>
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
