import 'server-only';

import { replyMail as content } from '@/content/mails/reply';
import type { QueuedMail } from '@/lib/data/email-jobs';
import { writeDate } from '@/lib/domain/admin/range';
import { serverEnv } from '@/lib/env';
import { bareAddress } from './bare-address';
import type { Mail } from './templates/mail';
import { renderMail } from './templates/render-mail';

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

/** Renders the reply to a contact message; replies to it go to the owner. */
export function renderReplyMail(message: Answered, body: string): QueuedMail {
  const { SITE_URL, CONTACT_TO } = serverEnv();
  return { ...renderMail(replyMail(message, body), SITE_URL), reply_to: bareAddress(CONTACT_TO) };
}
