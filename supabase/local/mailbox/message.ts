import { z } from 'zod';

const oneOrMore = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1).max(50)])
  .transform((value) => [value].flat());

/** As the client library sends it: base64 text, or a Buffer turned into JSON. */
const fileContent = z.union([
  z.string(),
  z
    .object({ type: z.literal('Buffer'), data: z.array(z.number()) })
    .transform(({ data }) => Buffer.from(data).toString('base64')),
]);

const attachment = z.object({
  filename: z.string().default('attachment'),
  content: fileContent,
  content_type: z.string().optional(),
});

/** What Resend's `POST /emails` takes. */
export const emailInput = z
  .object({
    from: z.string().regex(/^(?:[^<>]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/),
    to: oneOrMore,
    subject: z.string().min(1),
    html: z.string().optional(),
    text: z.string().optional(),
    reply_to: oneOrMore.optional(),
    headers: z.record(z.string(), z.string()).optional(),
    tags: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    attachments: z.array(attachment).optional(),
  })
  .refine((mail) => mail.html !== undefined || mail.text !== undefined, {
    path: ['html'],
    error: 'Missing `html` or `text` field.',
  });

export type EmailInput = z.infer<typeof emailInput>;

/** A mail in the mailbox. */
export interface Message {
  id: string;
  /** ISO date and time. */
  createdAt: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  html: string | null;
  text: string | null;
  headers: Record<string, string>;
  tags: { name: string; value: string }[];
  /** `content` is base64, `size` counts the bytes of the file. */
  attachments: { filename: string; contentType: string; size: number; content: string }[];
  idempotencyKey: string | null;
  /** As it came; tells a repeated request from another one under the same key. */
  input: string;
}

export function makeMessage(
  input: EmailInput,
  rest: Pick<Message, 'id' | 'createdAt' | 'idempotencyKey' | 'input'>,
): Message {
  return {
    ...rest,
    from: input.from,
    to: input.to,
    replyTo: input.reply_to ?? [],
    subject: input.subject,
    html: input.html ?? null,
    text: input.text ?? null,
    headers: input.headers ?? {},
    tags: input.tags ?? [],
    attachments: (input.attachments ?? []).map((file) => ({
      filename: file.filename,
      contentType: file.content_type ?? 'application/octet-stream',
      size: Buffer.from(file.content, 'base64').length,
      content: file.content,
    })),
  };
}
