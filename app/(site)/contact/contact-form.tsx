// Never hydrated: <site-form> submits it. A client component so that useActionState works without JavaScript.
'use client';

import { useActionState } from 'react';
import { DocumentForm } from '@/components/forms/document-form';
import { HoneypotField } from '@/components/forms/honeypot-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextLink } from '@/components/site/text-link';
import { EmailInput } from '@/components/ui/email-input';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { contactForm as words } from '@/content/contact-form';
import { type ContactTopicId, contactTopics } from '@/content/contact-topics';
import { type FormState, untouched } from '@/lib/forms/form-state';
import { type ContactField, sendMessage } from './actions';
import { MessageReceived } from './message-received';

const { fields, network } = words;

interface ContactFormProps {
  /** Id of the section that contains the form. */
  place: string;
  /** Preselected by the page's URL. */
  topic?: ContactTopicId | undefined;
}

export function ContactForm({ place, topic }: ContactFormProps) {
  const [{ status, message, fieldErrors, values }, send] = useActionState(
    sendMessage,
    untouched as FormState<ContactField>,
    `#${place}`,
  );
  return (
    <DocumentForm requestFailed={{ tone: 'destructive', ...network }}>
      {status === 'success' && message ? (
        <MessageReceived message={message} values={values} send={send} />
      ) : (
        <form action={send} noValidate className="grid gap-6">
          {message && <Notice message={message} />}
          <HoneypotField />
          <div className="grid gap-6 sm:grid-cols-2">
            <Field name="name" label={fields.name.label} required error={fieldErrors.name}>
              <Input autoComplete="name" maxLength={200} defaultValue={values.name} />
            </Field>
            <Field name="email" label={fields.email.label} required error={fieldErrors.email}>
              <EmailInput autoComplete="email" defaultValue={values.email} />
            </Field>
          </div>
          <Field name="type" label={fields.type.label} required error={fieldErrors.type}>
            <Select defaultValue={values.type ?? topic ?? ''}>
              <option value="">{fields.type.choose}</option>
              {contactTopics.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            name="subject"
            label={fields.subject.label}
            error={fieldErrors.subject}
            hint={fields.subject.hint}
          >
            <Input maxLength={200} defaultValue={values.subject} />
          </Field>
          <Field
            name="message"
            label={fields.message.label}
            required
            error={fieldErrors.message}
            hint={fields.message.hint}
          >
            <Textarea rows={8} defaultValue={values.message} />
          </Field>
          <div className="grid gap-4">
            <SubmitButton busyLabel={words.submitting}>{words.submit}</SubmitButton>
            <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
              {words.requiredNote}
              <TextLink link={words.privacy} />
            </p>
          </div>
        </form>
      )}
    </DocumentForm>
  );
}
