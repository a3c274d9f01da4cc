import 'server-only';

import type { QueuedMail } from '@/lib/data/email-jobs';
import { writeMoment } from '@/lib/domain/admin/day-words';
import { serverEnv } from '@/lib/env';
import { bareAddress } from './bare-address';
import { type ContactMailMessage, contactMail } from './templates/contact-mail';

/** Renders the mail that brings a message to the owner; an answer to it goes to the sender. */
export function renderContactMail(
  message: Omit<ContactMailMessage, 'siteUrl' | 'received'>,
  received: Date,
): QueuedMail & { recipient: string } {
  const { SITE_URL, CONTACT_TO } = serverEnv();
  const mail = contactMail({
    ...message,
    siteUrl: SITE_URL,
    received: `${writeMoment(received.toISOString())} UTC`,
  });
  // Characters, not halves of them.
  const subject = [...mail.subject].slice(0, 300).join('');
  return { ...mail, subject, recipient: bareAddress(CONTACT_TO), reply_to: message.email };
}
