import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
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

/** What an answer to a mail says. */
export const answerInput = z.object({
  text: z.string(),
  from: z.string().optional(),
  subject: z.string().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  attachments: z.array(z.string()).default([]),
});
type AnswerInput = z.infer<typeof answerInput>;

/** A mail in the mailbox. */
export interface Message extends z.infer<typeof emailInput> {
  id: string;
  /** ISO date and time. */
  createdAt: string;
  idempotencyKey: string | null;
}

/** Mails in memory and in a file of one line each, so that they and their keys survive a restart. */
export class MailStore {
  readonly #messages = new Map<string, Message>();

  constructor(private readonly file: string) {
    if (!existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    // Keeps a line truncated by a kill from corrupting the next.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
    for (const line of text.split('\n')) {
      const message = parseLine(line);
      if (message) this.#messages.set(message.id, message);
    }
  }

  save(message: Message): void {
    appendFileSync(this.file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    this.#messages.set(message.id, message);
  }

  /** Answers to these mails, as Resend returns a received mail. Not kept over a restart. */
  readonly answers = new Map<string, Record<string, unknown>>();

  /** Receives an answer to a mail. @returns its id */
  receive({ to, replyTo, from, subject }: Message, given: AnswerInput): string {
    const id = randomUUID();
    this.answers.set(id, {
      ...{ object: 'email', id, from: given.from ?? to[0], to: replyTo.length > 0 ? replyTo : [from] },
      ...{ subject: given.subject ?? `Re: ${subject}`, text: given.text, html: null, headers: given.headers },
      ...{ bcc: [], cc: [], reply_to: [], received_for: [], message_id: `<${id}@example.org>` },
      ...{
        created_at: new Date().toISOString(),
        attachments: given.attachments.map((filename) => ({ filename })),
      },
    });
    return id;
  }

  get(id: string): Message | undefined {
    return this.#messages.get(id);
  }

  /** Newest first, optionally filtered by recipient. */
  list(to?: string): Message[] {
    const all = [...this.#messages.values()].reverse();
    if (!to) return all;
    return all.filter((message) => message.to.some((address) => addressOf(address) === to.toLowerCase()));
  }

  /** The mail sent with an idempotency key within the last day. */
  under(key: string, now: number): Message | undefined {
    const since = now - 24 * 3_600_000;
    return [...this.#messages.values()].find(
      (message) => message.idempotencyKey === key && Date.parse(message.createdAt) >= since,
    );
  }
}

/** The lower-cased address in `Name <name@example.com>`. */
function addressOf(mailbox: string): string {
  return (/<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox).toLowerCase();
}

/** Skips a line truncated by a kill: its sender got no response. */
function parseLine(line: string): Message | null {
  try {
    return JSON.parse(line) as Message;
  } catch {
    return null;
  }
}
