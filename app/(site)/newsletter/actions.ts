'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { newsletterConsent, newsletterPage } from '@/content/newsletter';
import { requestNewsletter } from '@/lib/data/newsletter';
import { emailAddress, formAction, required } from '@/lib/forms/form-action';
import { sendSoon } from '@/lib/mail/send';

const { form, sent } = newsletterPage;

const schema = z.object({ email: required(emailAddress()) });

/** Every valid submission gets the same answer, so the form does not reveal who subscribes. */
export const subscribe = formAction({
  schema,
  errors: form.errors,
  messages: form.messages,
  failed: form.failed,
  limit: ({ email }) => ({ rule: 'newsletter', about: email }),
  run: async function storeSubscription({ data }) {
    const { text, version } = newsletterConsent;
    await requestNewsletter({ ...data, consent_text: text, consent_version: version });
    after(sendSoon);
    return { status: 'success', message: { tone: 'success', title: sent.title, text: sent.text } };
  },
});
