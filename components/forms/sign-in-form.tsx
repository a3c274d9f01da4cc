// Client component: passes a function that renders the fields from the action's state.
'use client';

import { AccountEmailField } from '@/components/forms/account-email-field';
import { CredentialsForm, type CredentialsFormProps } from '@/components/forms/credentials-form';
import { PasswordInput } from '@/components/forms/password-input';
import { Field } from '@/components/ui/field';
import { authFields } from '@/content/auth';

export function SignInForm(props: CredentialsFormProps) {
  return (
    <CredentialsForm
      {...props}
      fields={({ fieldErrors, values }) => (
        <>
          <AccountEmailField error={fieldErrors.email} value={values.email} />
          <Field name="password" label={authFields.password} required error={fieldErrors.password}>
            <PasswordInput autoComplete="current-password" />
          </Field>
        </>
      )}
    />
  );
}
