// Never hydrated: <site-form> submits it. A client component so that useActionState works without JavaScript.
'use client';

import { useActionState } from 'react';
import { DocumentForm } from '@/components/forms/document-form';
import { HoneypotField } from '@/components/forms/honeypot-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { EmailInput } from '@/components/ui/email-input';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { workbookConsent, workbookForm } from '@/content/workbook-form';
import { type FormState, untouched } from '@/lib/forms/form-state';
import type { WorkbookField } from '@/lib/workbook/send-workbook';
import { ConsentLine } from './consent-line';
import { WorkbookSent } from './workbook-sent';

const { fields, network } = workbookForm;
type State = FormState<WorkbookField>;

interface WorkbookFormProps {
  action: (previous: State, formData: FormData) => Promise<State>;
  /** Path of the page the form is on. */
  path: string;
  /** Id of the section that contains the form. */
  place: string;
  /** Rendered above the fields, and removed with them. */
  heading?: string;
}

/** Asks where to send the workbook. */
export function WorkbookForm({ action, path, place, heading }: WorkbookFormProps) {
  // A fragment-only URL keeps the query, and with it the campaign parameters.
  const [{ status, message, fieldErrors, values }, send] = useActionState(
    action,
    untouched as State,
    `#${place}`,
  );
  return (
    <DocumentForm requestFailed={{ tone: 'destructive', ...network }}>
      {status === 'success' && message ? (
        <WorkbookSent message={message} path={`${path}/again`} />
      ) : (
        <form action={send} noValidate className="grid gap-5">
          {heading && <h2 className="mb-1 text-2xl">{heading}</h2>}
          {message && <Notice message={message} />}
          <HoneypotField />
          <Field
            name="email"
            label={fields.email.label}
            required
            error={fieldErrors.email}
            hint={fields.email.hint}
          >
            <EmailInput autoComplete="email" defaultValue={values.email} />
          </Field>
          <Field
            name="firstName"
            label={fields.firstName.label}
            required
            error={fieldErrors.firstName}
            hint={fields.firstName.hint}
          >
            <Input autoComplete="given-name" maxLength={100} defaultValue={values.firstName} />
          </Field>
          <Field
            name="lastName"
            label={fields.lastName.label}
            error={fieldErrors.lastName}
            hint={fields.lastName.hint}
          >
            <Input autoComplete="family-name" maxLength={100} defaultValue={values.lastName} />
          </Field>
          <SubmitButton busyLabel={workbookForm.submitting}>{workbookForm.submit}</SubmitButton>
          <ConsentLine consent={workbookConsent} />
          <p className="text-sm text-muted">{workbookForm.requiredNote}</p>
        </form>
      )}
    </DocumentForm>
  );
}
