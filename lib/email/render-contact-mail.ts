import 'server-only';

import type { QueuedMail } from '@/lib/data/email-jobs';
import { writeMoment } from '@/lib/domain/admin/day-words';
import { serverEnv } from '@/lib/env';
import { bareAddress } from './bare-address';
import { type ContactMailMessage, contactMail } from './templates/contact-mail';
import { renderMail } from './templates/render-mail';

/** Renders the mail with a contact message for the owner; replies go to the sender. */
export function renderContactMail(
  message: Omit<ContactMailMessage, 'received'>,
  received: Date,
): QueuedMail & { recipient: string } {
  const { SITE_URL, CONTACT_TO } = serverEnv();
  const words = contactMail({ ...message, received: `${writeMoment(received.toISOString())} UTC` });
  const mail = renderMail(words, SITE_URL);
  // By code point, to keep surrogate pairs whole.
  const subject = [...mail.subject].slice(0, 300).join('');
  return { ...mail, subject, recipient: bareAddress(CONTACT_TO), reply_to: message.email };
}
