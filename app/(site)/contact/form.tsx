// A client component so that useActionState works without JavaScript; on documents, <site-form> submits it.
'use client';

import { useActionState } from 'react';
import { DocumentForm, HoneypotField } from '@/components/forms/document-form';
import { LinkButton, TextLink } from '@/components/site/links';
import { TalkFirst } from '@/components/site/safety';
import { Button, SubmitButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { EmailInput, Input, Select, Textarea } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { type ContactTopicId, contactForm, contactTopics } from '@/content/contact';
import type { FormMessage } from '@/lib/domain/form-message';
import { AGAIN_FIELD, type FormState, untouched } from '@/lib/forms/form-state';
import { type ContactField, sendMessage } from './actions';

const { fields, network } = contactForm;

/** @param topic preselected by the page's URL */
export function ContactForm({ topic }: { topic?: ContactTopicId | undefined }) {
  const [{ status, outcome, message, fieldErrors, values, challenge }, send] = useActionState(
    sendMessage,
    untouched as FormState<ContactField>,
    '#form',
  );
  return (
    <DocumentForm requestFailed={{ tone: 'destructive', ...network }} challenge={challenge}>
      {status === 'success' && message ? (
        <MessageReceived message={message} values={values} send={send} mayBeInDanger={outcome === 'danger'} />
      ) : (
        <form action={send} noValidate className="grid gap-6">
          {message && <Notice message={message} />}
          <HoneypotField />
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
            <Field name="name" {...fields.name} required error={fieldErrors.name}>
              <Input autoComplete="name" maxLength={200} defaultValue={values.name} />
            </Field>
            <Field name="email" {...fields.email} required error={fieldErrors.email}>
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
          <Field name="subject" {...fields.subject} error={fieldErrors.subject}>
            <Input maxLength={200} defaultValue={values.subject} />
          </Field>
          <Field name="message" {...fields.message} required error={fieldErrors.message}>
            <Textarea rows={8} defaultValue={values.message} />
          </Field>
          <div className="grid gap-4">
            <SubmitButton busyLabel={contactForm.submitting}>{contactForm.submit}</SubmitButton>
            <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
              {contactForm.requiredNote}
              <TextLink link={contactForm.privacy} />
            </p>
          </div>
        </form>
      )}
    </DocumentForm>
  );
}

interface MessageReceivedProps {
  message: FormMessage;
  values: FormState<ContactField>['values'];
  send: (formData: FormData) => void;
  /** Shows the talk lines before the confirmation. */
  mayBeInDanger?: boolean;
}

/** Replaces the form once the message is stored. The link back keeps the typed values. */
function MessageReceived({ message, values, send, mayBeInDanger }: MessageReceivedProps) {
  const { heading, text, again, workbook } = contactForm.thanks;
  return (
    <div className="grid max-w-prose gap-6">
      <h2 tabIndex={-1} className="text-3xl outline-none">
        {heading}
      </h2>
      {mayBeInDanger && (
        <TalkFirst title={contactForm.thanks.talk.title} text={contactForm.thanks.talk.text} />
      )}
      <Notice message={message} />
      <p className="text-lg">{text}</p>
      <div className="flex flex-wrap gap-4">
        <form action={send}>
          <input type="hidden" name={AGAIN_FIELD} value="1" />
          {Object.entries(values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary">
            {again}
          </Button>
        </form>
        <LinkButton link={workbook} variant="secondary" />
      </div>
    </div>
  );
}
