import { replyMail as content } from '@/content/mails/reply';
import type { Mail } from './mail';

export interface ReplyMailContent {
  /** What the owner wrote. */
  body: string;
  /** What it answers, and when that was written, such as `21 Nov 2026`. */
  message: { subject: string | null; message: string };
  written: string;
}

/** The mail that answers a contact message, with the message below it. */
export function replyMail({ body, message, written }: ReplyMailContent): Mail {
  // Characters, not halves of them.
  const subject = [...content.subject(message.subject)].slice(0, 200).join('');
  return {
    subject,
    preheader: content.preheader,
    title: content.title,
    blocks: [
      { kind: 'written', text: body },
      { kind: 'plain', label: content.quoted(written), text: message.message },
    ],
    footer: { reason: content.reason },
  };
}
