import 'server-only';

import type { QueuedMail } from '@/lib/data/email-jobs';
import { writeDate } from '@/lib/domain/admin/day-words';
import { serverEnv } from '@/lib/env';
import { bareAddress } from './bare-address';
import { renderMail } from './templates/render-mail';
import { replyMail } from './templates/reply-mail';

/** The message being answered. */
interface Answered {
  subject: string | null;
  message: string;
  /** ISO date and time. */
  created_at: string;
}

/** Renders the reply to a contact message; replies to it go to the owner. */
export function renderReplyMail(message: Answered, body: string): QueuedMail {
  const { SITE_URL, CONTACT_TO } = serverEnv();
  const mail = replyMail({ body, message, written: writeDate(message.created_at) });
  return { ...renderMail(mail, SITE_URL), reply_to: bareAddress(CONTACT_TO) };
}
