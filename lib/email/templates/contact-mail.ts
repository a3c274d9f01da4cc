import { type ContactFacts, contactFacts } from '@/content/contact-facts';
import { type ContactTopicId, contactTopicLabel } from '@/content/contact-topics';
import { contactMail as content } from '@/content/mails/contact';
import type { Mail } from './mail';

export interface ContactMailMessage extends ContactFacts {
  type: ContactTopicId;
  message: string;
  /** When it arrived, formatted for the owner, such as `21 November 2026, 14:05 UTC`. */
  received: string;
}

/** The mail with a contact message for the owner; the sender belongs in its Reply-To. */
export function contactMail(message: ContactMailMessage): Mail {
  const facts = contactFacts(message).map(([label, text]) => [label, text ?? content.empty] as const);
  return {
    subject: `${contactTopicLabel(message.type)}: ${message.subject?.trim() || `a message from ${message.name}`}`,
    preheader: content.preheader,
    title: content.title,
    blocks: [
      { kind: 'facts', caption: content.caption, rows: [...facts, [content.received, message.received]] },
      { kind: 'plain', label: content.messageLabel, text: message.message },
      content.advice,
      content.crisisAdvice,
    ],
    footer: { reason: content.reason },
  };
}
