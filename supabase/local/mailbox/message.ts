import { z } from 'zod';

const oneOrMore = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1).max(50)])
  .transform((value) => [value].flat());

const words = z.string().nullable().default(null);

/** The body of Resend's `POST /emails`, as stored. */
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
