import { z } from 'zod';
import { type ContactTopicId, contactFacts, contactTopicIds, contactTopicLabel } from '@/content/contact';
import { contactMail as contactWords } from '@/content/mails/contact';
import { replyMail as replyWords } from '@/content/mails/reply';
import { writeDate, writeMoment } from '@/lib/domain/admin/range';
import { paths } from '@/lib/paths';
import type { Mail } from './render-mail';

/** A message of the contact form, as stored. */
export const messageFacts = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  type: z.enum(contactTopicIds),
  subject: z.string().nullable(),
  message: z.string(),
  created_at: z.string(),
  may_be_in_danger: z.boolean().optional(),
  /** What came back by mail, if the mail to the owner is about that. */
  answer: z.string().optional(),
  attachments: z.array(z.string()).optional(),
});
export type ContactMessage = z.infer<typeof messageFacts>;

/**
 * The mail with a contact message for the owner; the sender belongs in its Reply-To.
 * @param answered path of the page that marks the message as answered
 * @param timeZone the owner's
 */
export function contactMail(message: ContactMessage, answered: string, timeZone?: string): Mail {
  const facts = contactFacts(message).map(([label, text]) => [label, text ?? contactWords.empty] as const);
  const when = writeMoment(message.created_at, timeZone);
  const subject = `${contactTopicLabel(message.type)}: ${message.subject?.trim() || contactWords.noSubject(message.name)}`;
  const { danger } = contactWords;
  return {
    ...contactWords,
    // By code point, to keep surrogate pairs whole.
    subject: [...(message.may_be_in_danger ? danger.subject(subject) : subject)].slice(0, 300).join(''),
    ...(message.may_be_in_danger && { preheader: danger.preheader }),
    blocks: [
      ...(message.may_be_in_danger ? [danger.note] : []),
      { kind: 'facts', caption: contactWords.caption, rows: [...facts, [contactWords.received, when]] },
      message.answer === undefined
        ? { kind: 'plain', label: contactWords.messageLabel, text: message.message }
        : {
            kind: 'plain',
            label: contactWords.answerLabel,
            text: [message.answer, contactWords.attachments(message.attachments ?? [])]
              .filter(Boolean)
              .join('\n\n'),
          },
      ...contactWords.advice,
    ],
    href: paths.adminMessage(message.id),
    closing: [contactWords.answered(answered)],
  };
}

/** Topics of organisers and journalists, who get no lines on emergencies below an answer. */
const business: readonly ContactTopicId[] = ['speaking', 'media', 'collaboration'];

/** The reply to a contact message, which is quoted below. */
export function replyMail({ type, subject, message, created_at }: ContactMessage, body: string): Mail {
  return {
    ...replyWords,
    isBusiness: business.includes(type),
    // By code point, to keep surrogate pairs whole.
    subject: [...replyWords.subject(subject)].slice(0, 200).join(''),
    blocks: [
      { kind: 'written', text: body },
      { kind: 'plain', label: replyWords.quoted(writeDate(created_at)), text: message },
    ],
  };
}
