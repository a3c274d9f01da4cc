// It shows what it is doing and what the server answered.
'use client';

import { HoneypotField } from '@/components/forms/honeypot-field';
import { sayWhenLost } from '@/components/forms/lost-answer';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { contactForm as words } from '@/content/contact-form';
import { type ContactTopicId, contactTopics } from '@/content/contact-topics';
import { sendMessage } from './actions';
import { MessageReceived } from './message-received';

const send = sayWhenLost(sendMessage, { tone: 'destructive', ...words.network });

interface ContactFormProps {
  /** The id of the part of the page that holds the form. */
  place: string;
  /** Chosen beforehand by the address of the page. */
  topic?: ContactTopicId | undefined;
}

export function ContactForm({ place, topic }: ContactFormProps) {
  const answer = useFormAnswer(send, place);
  const { state, thanks } = answer;
  if (thanks) {
    return (
      <MessageReceived message={thanks} values={state.values} send={answer.send} onAgain={answer.again} />
    );
  }
  const { fieldErrors, values } = state;
  const { fields } = words;
  return (
    <form ref={answer.form} action={answer.send} noValidate className="grid gap-6">
      {state.status === 'error' && state.message && <Notice key={state.submission} message={state.message} />}
      <HoneypotField />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field name="name" label={fields.name.label} required error={fieldErrors.name}>
          <Input autoComplete="name" maxLength={200} defaultValue={values.name} />
        </Field>
        <Field name="email" label={fields.email.label} required error={fieldErrors.email}>
          <Input
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            defaultValue={values.email}
          />
        </Field>
      </div>
      <Field name="type" label={fields.type.label} required error={fieldErrors.type}>
        {/* React gives a select its default only once. */}
        <Select key={state.submission} defaultValue={values.type ?? topic ?? ''}>
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
      <div className="grid gap-4 sm:max-w-sm">
        <SubmitButton busy={answer.busy} busyLabel={words.submitting}>
          {words.submit}
        </SubmitButton>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
          {words.requiredNote}
          <a className="link" href={words.privacy.href}>
            {words.privacy.label}
          </a>
        </p>
      </div>
    </form>
  );
}
