'use server';

import { after } from 'next/server';
import { contactAnswers as answers } from '@/content/contact-answers';
import { storeContactMessage } from '@/lib/data/contact-messages';
import { renderContactMail } from '@/lib/email/render-contact-mail';
import { sendSoon } from '@/lib/email/send-due';
import { formResult, refuseWith } from '@/lib/forms/form-result';
import type { FormState } from '@/lib/forms/form-state';
import { guardForm } from '@/lib/forms/guard';
import { parseForm } from '@/lib/forms/parse-form';
import { type ContactField, contactSchema, isIncomplete } from './schema';

export async function sendMessage(
  previous: FormState<ContactField>,
  formData: FormData,
): Promise<FormState<ContactField>> {
  const form = parseForm(contactSchema, formData);
  const { values } = form;
  // Without JavaScript, "write again" on the confirmation screen posts here.
  if (formData.has('again')) return formResult(previous, { status: 'idle', values });
  const refuse = refuseWith(previous, values);
  if (!form.ok) {
    const message = isIncomplete(form.fieldErrors) ? answers.missing : answers.check;
    return refuse({ tone: 'destructive', ...message }, form.fieldErrors);
  }
  try {
    const refusal = await guardForm('contact', formData, form.data.email);
    if (refusal) return refuse(refusal);
    await storeContactMessage(form.data, renderContactMail(form.data, new Date()));
  } catch (error) {
    console.error(error);
    return refuse({ tone: 'destructive', ...answers.failed });
  }
  after(sendSoon);
  return formResult(previous, {
    status: 'success',
    message: { tone: 'success', ...answers.sent },
    values,
  });
}
