// A client component so that useActionState works without JavaScript; on documents, <site-form> submits it.
'use client';

import { useActionState } from 'react';
import { AccountEmailField } from '@/components/forms/account-email-field';
import { SubmitButton } from '@/components/forms/buttons';
import { DocumentForm } from '@/components/forms/document-form';
import { Notice } from '@/components/ui/notice';
import { recoveryScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { type FormState, untouched } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { askForRecovery } from '../ask-for-link';

export function RecoveryForm() {
  const [{ status, message, fieldErrors, values }, send] = useActionState(
    askForRecovery,
    untouched as FormState<'email'>,
  );
  return (
    <DocumentForm requestFailed={siteMessages.requestFailed}>
      <form action={send} noValidate className="grid gap-5">
        {message && (
          <Notice message={message}>
            {status === 'success' && (
              <a className="link mt-2 inline-block" href={paths.authCode}>
                {recoveryScreen.code}
              </a>
            )}
          </Notice>
        )}
        <AccountEmailField error={fieldErrors.email} value={values.email} />
        <SubmitButton busyLabel={recoveryScreen.busy}>{recoveryScreen.submit}</SubmitButton>
      </form>
    </DocumentForm>
  );
}
