import 'server-only';

import { type ContactFacts, type ContactTopicId, contactFacts, contactTopicLabel } from '@/content/contact';
import { contactMail as content } from '@/content/mails/contact';
import type { QueuedMail } from '@/lib/data/email-jobs';
import { writeMoment } from '@/lib/domain/admin/range';
import { serverEnv } from '@/lib/env';
import { bareAddress } from './bare-address';
import type { Mail } from './templates/mail';
import { renderMail } from './templates/render-mail';

export interface ContactMailMessage extends ContactFacts {
  type: ContactTopicId;
  message: string;
}

/** The mail with a contact message for the owner; the sender belongs in its Reply-To. */
export function contactMail(message: ContactMailMessage, received: Date): Mail {
  const facts = contactFacts(message).map(([label, text]) => [label, text ?? content.empty] as const);
  const when = `${writeMoment(received.toISOString())} UTC`;
  const topic = contactTopicLabel(message.type);
  return {
    ...content,
    subject: `${topic}: ${message.subject?.trim() || content.noSubject(message.name)}`,
    blocks: [
      { kind: 'facts', caption: content.caption, rows: [...facts, [content.received, when]] },
      { kind: 'plain', label: content.messageLabel, text: message.message },
      ...content.advice,
    ],
  };
}

/** Renders the mail with a contact message for the owner; replies go to the sender. */
export function renderContactMail(
  message: ContactMailMessage,
  received: Date,
): QueuedMail & { recipient: string } {
  const { SITE_URL, CONTACT_TO } = serverEnv();
  const mail = renderMail(contactMail(message, received), SITE_URL);
  // By code point, to keep surrogate pairs whole.
  const subject = [...mail.subject].slice(0, 300).join('');
  return { ...mail, subject, recipient: bareAddress(CONTACT_TO), reply_to: message.email };
}
