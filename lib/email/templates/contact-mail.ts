import { contactMail as content } from '@/content/mails/contact';
import type { RenderedMail } from './mail';
import { renderMail } from './render-mail';

/** A message of the contact form. Everything but `siteUrl` and `topic` is as the visitor typed it. */
export interface ContactMailMessage {
  siteUrl: string;
  name: string;
  email: string;
  /** The label of the topic, such as `Speaking Inquiry`. */
  topic: string;
  /** May be empty. */
  subject: string;
  message: string;
  /** When it arrived, as the owner should read it, such as `21 November 2026, 14:05 UTC`. */
  received: string;
}

/** Renders the mail that brings a contact message to the owner; the sender belongs in its Reply-To. */
export function contactMail(message: ContactMailMessage): RenderedMail {
  const { labels } = content;
  return renderMail({
    subject: `${message.topic}: ${message.subject.trim() || `a message from ${message.name}`}`,
    preheader: content.preheader,
    title: content.title,
    blocks: [
      {
        kind: 'facts',
        caption: content.caption,
        rows: [
          [labels.name, message.name],
          [labels.email, message.email],
          [labels.topic, message.topic],
          [labels.subject, message.subject.trim() || content.noSubject],
          [labels.received, message.received],
        ],
      },
      { kind: 'plain', label: content.messageLabel, text: message.message },
      content.advice,
      content.crisisAdvice,
    ],
    footer: { siteUrl: message.siteUrl, reason: content.reason },
  });
}
