'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { adminAction, rowId, say } from '@/app/admin/access';
import { newsletterWords } from '@/content/admin-mails';
import { newsletterConsent } from '@/content/newsletter';
import { addSubscriber, removeSubscriber } from '@/lib/data/admin-newsletter';
import { emailAddress, required } from '@/lib/forms/fields';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';

const { add, remove } = newsletterWords.list;

/** Asks an address to confirm, as the form on the site does. */
export const askSubscriber = adminAction({
  schema: z.object({ email: required(emailAddress()) }),
  errors: { email: add.error },
  path: paths.adminSubscriberList,
  run: async ({ data: { email }, client }) => {
    const { text, version } = newsletterConsent;
    const outcome = await addSubscriber(client, email, { text, version });
    if (outcome !== 'queued') return say(add.answers[outcome]);
    after(sendSoon);
    return say(add.answers.queued);
  },
});

export const endSubscription = adminAction({
  schema: z.object({ subscriber: rowId }),
  invalid: remove.gone,
  path: paths.adminSubscriberList,
  run: async ({ data: { subscriber }, client }) =>
    say((await removeSubscriber(client, subscriber)) ? remove.done : remove.gone),
});
