import { replyMail as content } from '@/content/mails/reply';
import type { Mail } from './mail';

export interface ReplyMailContent {
  /** The owner's reply. */
  body: string;
  /** The message being answered, and when it was written, such as `21 Nov 2026`. */
  message: { subject: string | null; message: string };
  written: string;
}

/** The reply to a contact message, which is quoted below. */
export function replyMail({ body, message, written }: ReplyMailContent): Mail {
  // By code point, to keep surrogate pairs whole.
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
