'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { newsletterAnswers as answers, newsletterConsent, newsletterPage } from '@/content/newsletter';
import { requestNewsletter } from '@/lib/data/newsletter';
import { renderNewsletterConfirm } from '@/lib/email/newsletter-mail';
import { sendSoon } from '@/lib/email/send-due';
import { answerForm, refuseWith } from '@/lib/forms/answer-form';
import type { FormState } from '@/lib/forms/form-state';
import { guardForm } from '@/lib/forms/guard';
import { parseForm } from '@/lib/forms/parse-form';
import { emailAddress, required } from '@/lib/forms/text-fields';

const { errors } = answers;
const schema = z.object({ email: required(emailAddress(errors.badEmail), errors.email) });

/** Every valid submission gets the same answer, so the form does not reveal who subscribes. */
export async function subscribe(
  previous: FormState<'email'>,
  formData: FormData,
): Promise<FormState<'email'>> {
  const form = parseForm(schema, formData);
  const refuse = refuseWith(previous, form.values);
  if (!form.ok) {
    const words = form.fieldErrors.email === errors.email ? answers.missing : answers.check;
    return refuse({ tone: 'destructive', ...words }, form.fieldErrors);
  }
  try {
    const refusal = await guardForm('newsletter', formData, form.data.email);
    if (refusal) return refuse(refusal);
    const { text, version } = newsletterConsent;
    await requestNewsletter(
      { ...form.data, consentText: text, consentVersion: version },
      renderNewsletterConfirm('form'),
    );
  } catch (error) {
    console.error(error);
    return refuse({ tone: 'destructive', ...answers.failed });
  }
  after(sendSoon);
  const { title, text } = newsletterPage.sent;
  return answerForm(previous, { status: 'success', message: { tone: 'success', title, text } });
}
