// It shows what it is doing and what the server answered.
'use client';

import { useState } from 'react';
import { HoneypotField } from '@/components/forms/honeypot-field';
import { type FormAction, sayWhenLost } from '@/components/forms/lost-answer';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { workbookConsent, workbookForm } from '@/content/workbook-form';
import type { WorkbookField } from '@/lib/workbook/workbook-schema';
import { WorkbookSent } from './workbook-sent';

const { fields, network } = workbookForm;

interface WorkbookFormProps {
  action: FormAction<WorkbookField>;
  /** The page that it stands on. */
  path: string;
  /** The id of the part of that page that holds the form. */
  place: string;
  /** Above the fields, and gone with them. */
  heading?: string;
}

/** Asks where to send the workbook. */
export function WorkbookForm({ action, path, place, heading }: WorkbookFormProps) {
  const [send] = useState(() => sayWhenLost(action, { tone: 'destructive', ...network }));
  const answer = useFormAnswer(send, place);
  const { state, thanks } = answer;
  if (thanks) return <WorkbookSent message={thanks} path={`${path}#${place}`} onAgain={answer.again} />;
  const { fieldErrors, values } = state;
  return (
    <form ref={answer.form} action={answer.send} noValidate className="grid gap-5">
      {heading && <h2 className="mb-1 text-2xl">{heading}</h2>}
      {state.status === 'error' && state.message && <Notice key={state.submission} message={state.message} />}
      <HoneypotField />
      <Field
        name="email"
        label={fields.email.label}
        required
        error={fieldErrors.email}
        hint={fields.email.hint}
      >
        <Input
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          defaultValue={values.email}
        />
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
      <SubmitButton busy={answer.busy} busyLabel={workbookForm.submitting}>
        {workbookForm.submit}
      </SubmitButton>
      <p className="text-sm">
        {workbookConsent.text}{' '}
        <a className="link" href={workbookConsent.privacy.href}>
          {workbookConsent.privacy.label}
        </a>
        .
      </p>
      <p className="text-sm text-muted">{workbookForm.requiredNote}</p>
    </form>
  );
}
