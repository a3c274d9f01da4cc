import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Message } from './message.ts';

/** The mails in memory and, a line each, in a file: they and their keys outlive a restart. */
export class MailStore {
  readonly #messages = new Map<string, Message>();

  constructor(private readonly file: string) {
    if (!existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    // A line that a kill cut off must not swallow the next one.
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

  get(id: string): Message | undefined {
    return this.#messages.get(id);
  }

  /** Newest first; only those to that address, if one is given. */
  list(to?: string): Message[] {
    const all = [...this.#messages.values()].reverse();
    if (!to) return all;
    return all.filter((message) => message.to.some((address) => addressOf(address) === to.toLowerCase()));
  }

  /** The mail that was sent under an idempotency key within the last day. */
  under(key: string, now: number): Message | undefined {
    const since = now - 24 * 3_600_000;
    return [...this.#messages.values()].find(
      (message) => message.idempotencyKey === key && Date.parse(message.createdAt) >= since,
    );
  }
}

/** The bare address of `Name <name@example.com>`, in lower case. */
function addressOf(mailbox: string): string {
  return (/<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox).toLowerCase();
}

/** A line that was cut off when the process was killed is not a mail: its sender got no answer. */
function parseLine(line: string): Message | null {
  try {
    return JSON.parse(line) as Message;
  } catch {
    return null;
  }
}
