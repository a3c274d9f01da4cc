import 'server-only';

import { type Handler, Parser } from 'htmlparser2';
import { after } from 'next/server';
import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from '@/content/contact';
import { contactMail } from '@/content/mails/contact';
import { replyMail } from '@/content/mails/reply';
import { site } from '@/content/site';
import { readReplyAddress } from '@/lib/crypto/links';
import {
  hasWordsOfDanger,
  readThread,
  storeContactAnswer,
  storeContactMessage,
} from '@/lib/data/contact-messages';
import { claimOnce, isClaimed } from '@/lib/data/email-jobs';
import {
  bodyOfIncoming,
  type IncomingKind,
  type IncomingMail,
  kindOfIncoming,
  MAX_ANSWER_LENGTH,
  ownSubject,
} from '@/lib/domain/admin/inbox';
import { bareAddress, isBlank, isEmailAddress, normaliseEmail, storable } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { renderJob } from './render-job';
import { readTime, resendClient, timeout } from './resend';
import { sendSoon } from './send';

const addresses = z.array(z.string()).catch([]);
/** Our address is in a copy when a person goes on from a mail of their own. */
const receivedMail = z.object({
  email_id: z.string(),
  ...{ to: addresses, cc: addresses, bcc: addresses, received_for: addresses },
});

/** What became of a mail that answers one of our answers. `unsigned`: its address is made up, or the secret of it is retired. */
export interface KeptAnswer {
  kind: IncomingKind;
  outcome: Awaited<ReturnType<typeof storeContactAnswer>> | 'unsigned';
}

/**
 * Stores a mail that answers one of our answers with its message. Any other mail to the receiving domain is not ours to keep.
 * @param received what the service says about it
 * @returns null for any other mail
 * @throws if it cannot be read or stored; trying again is safe
 */
export async function keepAnswer(received: unknown): Promise<KeptAnswer | null> {
  const event = receivedMail.safeParse(received).data;
  const ours = event && addressIn(event);
  if (!event || !ours) return null;
  const kept = await storeAnswer(event.email_id, ours);
  await claimOnce(KEPT, event.email_id, NOTED_SECONDS);
  return kept;
}

async function storeAnswer(
  providerId: string,
  { messageId, isSigned }: NonNullable<ReturnType<typeof addressIn>>,
): Promise<KeptAnswer> {
  const { CONTACT_TO, EMAIL_FROM, RECEIVING_DOMAIN: domain } = serverEnv();
  const [mail, thread] = await Promise.all([readIncoming(providerId), readThread(messageId)]);
  // Without a known secret the id is enough for the person who wrote the message: only the mails of that message hold it.
  if (!isSigned && normaliseEmail(bareAddress(mail.from)) !== thread?.email)
    return { kind: 'answer', outcome: 'unsigned' };
  const sent = thread?.contact_replies.flatMap(({ kind, body }) => {
    if (kind !== 'reply') return [body];
    const job = { kind, facts: { ...thread, reply: body }, recipient: thread.email };
    const { text, html } = renderJob(job, 'UTC');
    return [text, textOfHtml(html)];
  });
  const told = kindOfIncoming(mail, bareAddress(EMAIL_FROM));
  const subject =
    told === 'answer' && thread ? ownSubject(mail.subject, replyMail.subject(thread.subject)) : '';
  const names = [site.name, bareAddress(EMAIL_FROM), domain ?? ''];
  const text = bodyOfIncoming(mail, contactMail.noText, { names, sent });
  const body = [...[subject, text].filter(Boolean).join('\n\n')].slice(0, MAX_ANSWER_LENGTH).join('');
  // Words of danger are read, whatever the headers say.
  const kind = told === 'auto' && hasWordsOfDanger(body) ? 'answer' : told;
  const outcome = await storeContactAnswer(
    messageId,
    {
      kind,
      sender: bareAddress(mail.from).slice(0, 254),
      body,
      attachments: mail.attachments,
      providerId,
    },
    bareAddress(CONTACT_TO),
  );
  // The service may report a mail twice.
  const isNew = outcome === 'gone' && kind === 'answer' && !(await isClaimed(KEPT, providerId));
  if (isNew) await storeAnew(mail, body);
  if (/^(?:stored|gone)$/.test(outcome) && kind === 'answer') after(sendSoon);
  return { kind, outcome };
}

function addressIn({ received_for, to, cc, bcc }: z.infer<typeof receivedMail>) {
  const { RECEIVING_DOMAIN: domain } = serverEnv();
  return domain ? readReplyAddress([...received_for, ...to, ...cc, ...bcc], domain) : null;
}

const HOUR_MS = 3_600_000;
/** How far back missed mails are fetched, in how many pages of a hundred, and how many at once. */
const LOOK_BACK_MS = 7 * 24 * HOUR_MS;
const MOST_PAGES = 5;
const MOST_AT_ONCE = 20;
/** The name under which kept mails are noted, and for how long. */
const KEPT = 'received-mail';
const NOTED_SECONDS = (2 * LOOK_BACK_MS) / 1_000;

/**
 * Once an hour: stores the answers that the webhook has not brought, as after an outage that outlasted the service's retries. Each is
 * stored once.
 * @throws if the service does not list what it received
 */
export async function keepMissedAnswers(now = Date.now()): Promise<KeptAnswer[]> {
  const kept: KeptAnswer[] = [];
  if (!serverEnv().RECEIVING_DOMAIN || !(await claimOnce('received-mails', 'hourly', HOUR_MS / 1_000 - 60)))
    return kept;
  let after: string | undefined;
  let tries = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const options = { limit: 100, ...(after && { after }) };
    const { data, error } = await resendClient().emails.receiving.list(options, timeout());
    if (error) throw new Error(`The received mails could not be listed: ${error.message}`);
    for (const { id, created_at, ...mail } of data.data) {
      const age = now - readTime(created_at);
      if (age > LOOK_BACK_MS || tries === MOST_AT_ONCE) return kept;
      const event = receivedMail.safeParse({ ...mail, email_id: id }).data;
      // The webhook itself brings the newest.
      if (age < HOUR_MS || !event || !addressIn(event) || (await isClaimed(KEPT, id))) continue;
      tries += 1;
      // One that cannot be kept is tried again in an hour.
      const answer = await keepAnswer(event).catch(console.error);
      if (answer) kept.push(answer);
    }
    after = data.data.at(-1)?.id;
    if (!data.has_more || !after) break;
  }
  return kept;
}

/** An answer to a message that was deleted is a new one: its person cannot know. */
async function storeAnew({ from, subject }: IncomingMail, body: string): Promise<void> {
  const email = normaliseEmail(bareAddress(from));
  if (!isEmailAddress(email)) return;
  const line = (words: string) => [...words.replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, 200).join('');
  const name = line(from.replace(/<[^<>]*>\s*$/, '').replace(/["\\]/g, ''));
  const words = [...(isBlank(body) ? contactMail.noText : body)];
  for (let start = 0; start < words.length; start += MAX_MESSAGE_LENGTH) {
    const message = words.slice(start, start + MAX_MESSAGE_LENGTH).join('');
    const known = { name: isBlank(name) ? email : name, email, type: 'general', subject: line(subject) };
    if (!isBlank(message))
      await storeContactMessage({ ...known, message }, bareAddress(serverEnv().CONTACT_TO));
  }
}

/**
 * Reads a mail that the service received for us; of its attachments the names only.
 * @throws when the service does not return the mail
 */
async function readIncoming(id: string): Promise<IncomingMail & { attachments: string[] }> {
  // Without the data of pictures, which would push the words behind the limit.
  const { data, error } = await resendClient().emails.receiving.get(id, { html_format: 'cid' }, timeout());
  if (error) throw new Error(`A received mail could not be read: ${error.message}`);
  // The service leaves out what a mail does not have, and a header can occur twice.
  const headers = Object.entries(data.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  // Some programs put an invisible character in place of the plain text.
  const plain = data.text?.slice(0, MOST_HTML).trim() ?? '';
  const text = isBlank(plain) ? '' : decode(plain);
  const isNotice = text.length < 400 && isHtmlNotice.test(text);
  const inHtml = text === '' || isNotice ? textOfHtml(decode(data.html?.slice(0, MOST_HTML) ?? '')) : '';
  return {
    ...{ from: storable(data.from ?? ''), subject: storable(decode(data.subject ?? '')) },
    text: storable(inHtml || text),
    headers: Object.fromEntries(headers),
    attachments: (data.attachments ?? [])
      .slice(0, 50)
      .map(({ filename }) => [...storable(filename ?? 'file')].slice(0, 200).join('')),
  };
}

/** Reads what a mail names wrongly or not at all: ISO-2022-JP, which arrives as ASCII, and UTF-8 that was taken for Windows-1252. */
const decode = (text: string) =>
  /^\p{ASCII}*$/u.test(text) && ['\u001b$B', '\u001b$@'].some((sign) => text.includes(sign))
    ? new TextDecoder('iso-2022-jp').decode(Buffer.from(text, 'latin1'))
    : text.replace(/.+/g, decodeUtf8);

const windows1252 = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
);
const bytesOf = new Map([...windows1252].map((character, byte) => [character, byte]));

/** Only a line all of whose letters fit: "é" before "n" is no UTF-8. "ß…" would be, in a script that is not meant. */
function decodeUtf8(line: string): string {
  if (!/[\u00c2-\u00f4]/.test(line) || /[ÜÝÞß]/.test(line)) return line;
  const bytes = [...line].map((character) => bytesOf.get(character) ?? 256);
  if (bytes.includes(256)) return line;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return line;
  }
}

/** What some programs write in place of the plain text. */
const isHtmlNotice =
  /\bhtml\b.{0,80}(?:e-?mail|message|viewer|support|format|mail client)|(?:e-?mail|message|viewer|support|mail client).{0,80}\bhtml\b/i;

const noWords = new Set(['script', 'style', 'template', 'title']);
const blockNames =
  'address article blockquote body center dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul';
const blocks = new Set(blockNames.split(' '));
/** Outlook's element around the head of the mail that is answered. In plain text Outlook writes a rule there. */
const OUTLOOK_QUOTE = 'divRplyFwdMsg';

/** Deeper quotations look like this one: signs without end would fill the memory. */
const MOST_QUOTES = 10;

/** A longer mail is cut; of an answer 20,000 characters are kept. */
const MOST_HTML = 1_000_000;

/**
 * The words of a mail in HTML as plain text: a line for each block, `> ` before quoted lines as mail programs write it, and
 * nothing of style sheets and scripts.
 */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let wordless = 0;
  let preformatted = 0;
  /** Of the link that is open. */
  let href = '';
  const end = () => {
    lines.push('> '.repeat(Math.min(quotes, MOST_QUOTES)) + line.trim());
    line = '';
  };
  const endBlock = (name: string) => blocks.has(name) && line.trim() && end();
  const handler: Partial<Handler> = {
    onopentag(name, { id, alt = '', href: address = '' }) {
      endBlock(name);
      if (name === 'br') end();
      if (name === 'img') line += alt;
      if (name === 'a') href = /^https?:\/\//i.test(address) ? address : '';
      // Some programs do not escape the addresses that they quote.
      if (name.includes('@')) line += `<${name}>`;
      if (name === 'td' || name === 'th') line += ' ';
      if (name === 'blockquote') quotes += 1;
      if (name === 'pre') preformatted += 1;
      if (noWords.has(name)) wordless += 1;
      if (id === OUTLOOK_QUOTE) lines.push('_'.repeat(32));
    },
    ontext(text) {
      if (wordless > 0) return;
      const [first = '', ...others] = preformatted > 0 ? text.split('\n') : [text];
      line += first;
      for (const other of others) {
        end();
        line = other;
      }
    },
    onclosetag(name) {
      if (name === 'a' && href && !line.includes(href.replace(/^https?:\/\/|\/$/gi, '')))
        line += ` <${href}>`;
      if (name === 'a') href = '';
      endBlock(name);
      if (name === 'blockquote') quotes -= 1;
      if (name === 'pre') preformatted -= 1;
      if (noWords.has(name)) wordless -= 1;
    },
  };
  // `<title/>`, as of XHTML, would take the rest for the title.
  const parser = new Parser(handler, { recognizeSelfClosing: true });
  parser.end(html.slice(0, MOST_HTML));
  if (line.trim()) end();
  return lines
    .map((each) => each.replace(/\s+/g, ' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
