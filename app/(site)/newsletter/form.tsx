// A client component so that useActionState works without JavaScript; on documents, <site-form> submits it.
'use client';

import { useActionState } from 'react';
import { ConsentLine, DocumentForm, HoneypotField } from '@/components/forms/document-form';
import { SubmitButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { EmailInput } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { newsletterConsent, newsletterPage } from '@/content/newsletter';
import { type FormState, untouched } from '@/lib/forms/form-state';
import { subscribe } from './actions';

const { form, sent } = newsletterPage;

export function NewsletterForm() {
  const [{ status, message, fieldErrors, values, challenge }, send] = useActionState(
    subscribe,
    untouched as FormState<'email'>,
    '#form',
  );
  return (
    <DocumentForm requestFailed={{ tone: 'destructive', ...form.network }} challenge={challenge}>
      {status === 'success' && message ? (
        <div className="grid gap-6">
          <h2 tabIndex={-1} className="text-2xl outline-none">
            {sent.heading}
          </h2>
          <Notice message={message} />
          <p>{sent.junk}</p>
        </div>
      ) : (
        <form action={send} noValidate className="grid gap-5">
          <h2 className="mb-1 text-2xl">{form.heading}</h2>
          {message && <Notice message={message} />}
          <HoneypotField />
          <Field name="email" {...form.email} required error={fieldErrors.email}>
            <EmailInput autoComplete="email" defaultValue={values.email} />
          </Field>
          <SubmitButton busyLabel={form.submitting}>{form.submit}</SubmitButton>
          <ConsentLine consent={newsletterConsent} />
        </form>
      )}
    </DocumentForm>
  );
}
