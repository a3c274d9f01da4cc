import { z } from 'zod';

const oneOrMore = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1).max(50)])
  .transform((value) => [value].flat());

/** As sent by the client library: base64 text, or a serialised Buffer. */
const fileContent = z.union([
  z.string(),
  z
    .object({ type: z.literal('Buffer'), data: z.array(z.number()) })
    .transform(({ data }) => Buffer.from(data).toString('base64')),
]);

const attachment = z
  .object({
    filename: z.string().default('attachment'),
    content: fileContent,
    content_type: z.string().default('application/octet-stream'),
  })
  .transform(({ filename, content, content_type: contentType }) => {
    const size = Buffer.from(content, 'base64').length;
    return { filename, contentType, size, content };
  });

const words = z.string().nullable().default(null);

/** The body of Resend's `POST /emails`, as stored; `content` is base64, `size` is in bytes. */
export const emailInput = z
  .object({
    from: z.string().regex(/^(?:[^<>]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/),
    to: oneOrMore,
    subject: z.string().min(1),
    html: words,
    text: words,
    reply_to: oneOrMore.optional(),
    headers: z.record(z.string(), z.string()).default({}),
    tags: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    attachments: z.array(attachment).default([]),
  })
  .refine((mail) => mail.html !== null || mail.text !== null, {
    path: ['html'],
    error: 'Missing `html` or `text` field.',
  })
  .transform(({ reply_to: replyTo = [], ...mail }) => ({ ...mail, replyTo }));

/** A mail in the mailbox. */
export interface Message extends z.infer<typeof emailInput> {
  id: string;
  /** ISO date and time. */
  createdAt: string;
  idempotencyKey: string | null;
  /** The raw body; distinguishes a retry from a different mail with the same key. */
  input: string;
}
