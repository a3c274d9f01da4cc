import { replyMail as content } from '@/content/mails/reply';
import { writeDate } from '@/lib/domain/admin/range';
import type { Mail } from './templates/mail';

/** The message being answered. */
interface Answered {
  subject: string | null;
  message: string;
  /** ISO date and time. */
  created_at: string;
}

/** The reply to a contact message, which is quoted below. */
export function replyMail({ subject, message, created_at: written }: Answered, body: string): Mail {
  return {
    ...content,
    // By code point, to keep surrogate pairs whole.
    subject: [...content.subject(subject)].slice(0, 200).join(''),
    blocks: [
      { kind: 'written', text: body },
      { kind: 'plain', label: content.quoted(writeDate(written)), text: message },
    ],
  };
}
