import { type ContactFacts, type ContactTopicId, contactFacts, contactTopicLabel } from '@/content/contact';
import { contactMail as content } from '@/content/mails/contact';
import { writeMoment } from '@/lib/domain/admin/range';
import type { Mail } from './templates/mail';

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
    // By code point, to keep surrogate pairs whole.
    subject: [...`${topic}: ${message.subject?.trim() || content.noSubject(message.name)}`]
      .slice(0, 300)
      .join(''),
    blocks: [
      { kind: 'facts', caption: content.caption, rows: [...facts, [content.received, when]] },
      { kind: 'plain', label: content.messageLabel, text: message.message },
      ...content.advice,
    ],
  };
}
