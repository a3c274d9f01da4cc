// Client component: passes a function that renders the fields from the action's state.
'use client';

import type { ReactNode } from 'react';
import { AccountEmailField } from '@/components/forms/account-email-field';
import { ConsentField } from '@/components/forms/consent-field';
import { CredentialsForm, type CredentialsFormProps } from '@/components/forms/credentials-form';
import { NewPasswordFields } from '@/components/forms/new-password-fields';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { accountConsent } from '@/content/account-consent';
import { authFields } from '@/content/auth';

interface SignUpFormProps extends CredentialsFormProps {
  /** Fields besides email and password. */
  asked: 'name' | 'password-again';
  note?: ReactNode;
}

export function SignUpForm({ asked, ...props }: SignUpFormProps) {
  return (
    <CredentialsForm
      {...props}
      fields={({ fieldErrors, values }) => (
        <>
          {asked === 'name' && (
            <Field name="fullName" label={authFields.fullName} required error={fieldErrors.fullName}>
              <Input autoComplete="name" maxLength={200} defaultValue={values.fullName} />
            </Field>
          )}
          <AccountEmailField error={fieldErrors.email} value={values.email} />
          <NewPasswordFields errors={fieldErrors} kind="first" twice={asked === 'password-again'} />
          <ConsentField value={values.consent} hint={accountConsent.hint} />
        </>
      )}
    />
  );
}
