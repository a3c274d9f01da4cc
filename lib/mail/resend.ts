import 'server-only';

import { Parser } from 'htmlparser2';
import { type ErrorResponse, Resend } from 'resend';
import type { IncomingMail } from '@/lib/domain/admin/inbox';
import { bareAddress, isBlank, mailboxOf, storable } from '@/lib/domain/email-address';
import {
  type MailJob,
  type MailProvider,
  type SendResult,
  type Settlement,
  unclear,
} from '@/lib/domain/mail-queue';
import { serverEnv } from '@/lib/env';
import { renderJob } from './render-job';

const ANSWER_TIMEOUT_MS = 15_000;
/** Allowed clock skew when comparing the provider's timestamps with ours. */
const CLOCK_SLACK_MS = 5 * 60_000;
const PAGE = 100;
const MOST_PAGES = 50;

function clientOf(): Resend {
  const { RESEND_API_KEY, RESEND_BASE_URL } = serverEnv();
  return new Resend(RESEND_API_KEY, { ...(RESEND_BASE_URL && { baseUrl: RESEND_BASE_URL }) });
}

/**
 * Sends through Resend, or its emulator at `RESEND_BASE_URL`.
 * @param sender the name in From; '' for that of `EMAIL_FROM`
 * @param timeZone the owner's
 */
export function resendProvider(sender: string, timeZone: string): MailProvider {
  const { EMAIL_FROM } = serverEnv();
  const client = clientOf();
  const from = sender ? mailboxOf(sender, bareAddress(EMAIL_FROM)) : EMAIL_FROM;
  return { send: (job) => send(client, from, job, timeZone), find: (job, since) => find(client, job, since) };
}

const timeout = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });

async function send(client: Resend, from: string, job: MailJob, timeZone: string): Promise<SendResult> {
  let mail: ReturnType<typeof renderJob>;
  try {
    mail = renderJob(job, timeZone);
  } catch (error) {
    return {
      outcome: 'dead',
      error: `It could not be written from what is stored (${error instanceof Error ? error.name : 'unknown'}), so the mail service was not asked.`,
    };
  }
  try {
    const { data, error, headers } = await client.emails.send(
      {
        from,
        to: job.recipient,
        ...mail,
        tags: [
          { name: 'kind', value: job.kind },
          { name: 'job', value: job.id },
        ],
      },
      { idempotencyKey: job.id, ...timeout() },
    );
    if (error) return readSendError(error, headers?.['retry-after']);
    return { outcome: 'sent', providerId: data?.id ?? null };
  } catch (error) {
    return unclear(String(error));
  }
}

/**
 * Asks the service to write to an address again that it blocks by itself, as after a bounce.
 * @returns false if it did not say that it does
 */
export async function liftBlock(email: string): Promise<boolean> {
  try {
    const { error } = await clientOf().suppressions.remove(email, timeout());
    // The service answers 404 for an address that it does not block.
    if (!error || error.statusCode === 404) return true;
    console.error(`The mail service keeps its block: ${error.name}.`);
  } catch (error) {
    console.error('The mail service was not asked to lift its block.', error);
  }
  return false;
}

/** Searches the list of sent mails for one to the same recipient whose tag is this job's id; null if it is not there. */
async function find(client: Resend, job: MailJob, since: Date): Promise<Settlement | null> {
  const oldest = since.getTime() - CLOCK_SLACK_MS;
  let after: string | undefined;
  try {
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { data, error } = await client.emails.list({ limit: PAGE, ...(after && { after }) }, timeout());
      if (error) return unclear(`While asking for it: ${error.message}`);
      for (const { id, to, created_at } of data.data) {
        if (readTime(created_at) < oldest) return null;
        if (!to.includes(job.recipient)) continue;
        const mail = await client.emails.get(id, timeout());
        if (mail.error) return unclear(`While asking for it: ${mail.error.message}`);
        const isSame = mail.data.tags?.some(({ name, value }) => name === 'job' && value === job.id);
        if (isSame) return { outcome: 'sent', providerId: id };
      }
      after = data.data.at(-1)?.id;
      if (!data.has_more || !after) return null;
    }
    return unclear('The list of sent mails is too long to find it.');
  } catch (error) {
    return unclear(String(error));
  }
}

/** Resend returns `2026-11-21 08:00:00.123456+00`, which not every engine can parse. */
function readTime(text: string): number {
  return Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}

const QUOTA_SECONDS = 3600;
const MENDING_SECONDS = 900;

/**
 * Classifies an error of the provider (https://resend.com/docs/api-reference/errors).
 * @param retryAfter the `Retry-After` header, in seconds
 */
export function readSendError(
  { statusCode, name, message }: ErrorResponse,
  retryAfter: string | undefined,
): SendResult {
  const error = `${statusCode ?? 'no answer'} ${name}: ${message}`;
  const status = statusCode ?? 0;
  if (status === 429) {
    const asked = Number(retryAfter);
    const quota = name.endsWith('quota_exceeded') ? QUOTA_SECONDS : null;
    return {
      outcome: 'not-now',
      error,
      retrySeconds: quota ?? (asked > 0 ? Math.ceil(asked) : null),
    };
  }
  if (name === 'invalid_idempotent_request') return { outcome: 'other-mail' };
  if (status === 400 || status === 413 || status === 422) return { outcome: 'dead', error };
  // A problem with the key, the domain or the API URL: the configuration has to be fixed, not the mail.
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) {
    return { outcome: 'not-now', error, retrySeconds: MENDING_SECONDS };
  }
  // No response, a server error, or the same mail is being sent right now.
  return unclear(error);
}

/**
 * Reads a mail that the service received for us; of its attachments the names only.
 * @throws when the service does not return the mail
 */
export async function readIncoming(id: string): Promise<IncomingMail & { attachments: string[] }> {
  // Without the data of pictures, which would push the words behind the limit.
  const { data, error } = await clientOf().emails.receiving.get(id, { html_format: 'cid' }, timeout());
  if (error) throw new Error(`A received mail could not be read: ${error.message}`);
  // The service leaves out what a mail does not have, and a header can stand in it twice.
  const headers = Object.entries(data.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  // Some programs put an invisible character in place of the plain text.
  const text = isBlank(data.text ?? '') ? '' : decodeJapanese(data.text?.trim() ?? '');
  const isNotice = text.length < 400 && isHtmlNotice.test(text);
  const inHtml = text === '' || isNotice ? decodeJapanese(textOfHtml(data.html ?? '')) : '';
  return {
    ...{ from: storable(data.from ?? ''), subject: storable(data.subject ?? '') },
    text: storable(inHtml || text),
    headers: Object.fromEntries(headers),
    attachments: (data.attachments ?? [])
      .slice(0, 50)
      .map(({ filename }) => [...storable(filename ?? 'file')].slice(0, 200).join('')),
  };
}

/** Reads ISO-2022-JP that a mail did not name, and that arrives as ASCII. */
const decodeJapanese = (text: string) =>
  /^\p{ASCII}*$/u.test(text) && ['\u001b$B', '\u001b$@'].some((sign) => text.includes(sign))
    ? new TextDecoder('iso-2022-jp').decode(Buffer.from(text, 'latin1'))
    : text;

/** What some programs write in place of the plain text. */
const isHtmlNotice =
  /\bhtml\b.{0,80}(?:e-?mail|message|viewer|support|format|mail client)|(?:e-?mail|message|viewer|support|mail client).{0,80}\bhtml\b/i;

const noWords = new Set(['head', 'script', 'style', 'template', 'title']);
const blocks = new Set([
  ...[
    'address',
    'article',
    'blockquote',
    'body',
    'center',
    'dd',
    'div',
    'dl',
    'dt',
    'footer',
    'h1',
    'h2',
    'h3',
    'h4',
  ],
  ...['h5', 'h6', 'header', 'hr', 'li', 'main', 'ol', 'p', 'pre', 'section', 'table', 'tr', 'ul'],
]);
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
  const parser = new Parser({
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
  });
  parser.end(html.slice(0, MOST_HTML));
  if (line.trim()) end();
  return lines
    .map((each) => each.replace(/\s+/g, ' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
