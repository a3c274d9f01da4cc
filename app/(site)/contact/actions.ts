'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { contactForm, contactTopicIds, MAX_MESSAGE_LENGTH } from '@/content/contact';
import { storeContactMessage } from '@/lib/data/contact-messages';
import { bareAddress } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { emailAddress, formAction, manyLines, oneLine, required } from '@/lib/forms/form-action';
import { sendSoon } from '@/lib/mail/send';

const schema = z.object({
  name: required(oneLine(200)),
  email: required(emailAddress()),
  type: z.enum(contactTopicIds, { error: 'missing' }),
  subject: oneLine(200),
  message: required(manyLines(MAX_MESSAGE_LENGTH)),
});

export type ContactField = keyof typeof schema.shape;

/** Stores the message, and mails it to the owner, unless the sender’s were spam before. `danger`: show someone to talk to. */
export const sendMessage = formAction({
  schema,
  errors: contactForm.errors,
  messages: contactForm.messages,
  failed: contactForm.failed,
  limit: ({ email }) => ({ rule: 'contact', about: email }),
  run: async function storeMessage({ data, values }) {
    const mayBeInDanger = await storeContactMessage(data, bareAddress(serverEnv().CONTACT_TO));
    after(sendSoon);
    return {
      status: 'success',
      message: contactForm.sent,
      values,
      ...(mayBeInDanger && { outcome: 'danger' }),
    };
  },
});
