import 'server-only';

import { randomUUID } from 'node:crypto';
import { Resend } from 'resend';
import type { FindAnswer, MailJob, MailProvider, SendAnswer } from '@/lib/domain/mail-queue';
import { publicEnv, serverEnv } from '@/lib/env';
import { readSendError } from './resend-answer';
import type { Mail } from './templates/mail';
import { renderMail } from './templates/render-mail';

const ANSWER_TIMEOUT_MS = 15_000;
/** Allowed clock skew when comparing the provider's timestamps with ours. */
const CLOCK_SLACK_MS = 5 * 60_000;
const PAGE = 100;
const MOST_PAGES = 50;

/** Sends through Resend, or its emulator at `RESEND_BASE_URL`. */
export function resendProvider(): MailProvider {
  const { RESEND_API_KEY, RESEND_BASE_URL, EMAIL_FROM } = serverEnv();
  const client = new Resend(RESEND_API_KEY, { ...(RESEND_BASE_URL && { baseUrl: RESEND_BASE_URL }) });
  return { send: (job) => send(client, EMAIL_FROM, job), find: (job, since) => find(client, job, since) };
}

/**
 * A mail that bypasses the queue because it must not wait, or because nothing has happened unless it is sent.
 */
export function directMail(
  kind: string,
  recipient: string,
  mail: Mail,
  replyTo: string | null = null,
): MailJob {
  const rendered = renderMail(mail, publicEnv().SITE_URL);
  return { ...rendered, id: randomUUID(), kind, recipient, headers: {}, replyTo, unsettledSince: null };
}

const timeout = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });

async function send(client: Resend, from: string, job: MailJob): Promise<SendAnswer> {
  try {
    const { data, error, headers } = await client.emails.send(
      {
        from,
        to: job.recipient,
        subject: job.subject,
        html: job.html,
        text: job.text,
        headers: { ...job.headers },
        ...(job.replyTo && { replyTo: job.replyTo }),
        tags: [{ name: 'kind', value: job.kind }],
      },
      { idempotencyKey: job.id, ...timeout() },
    );
    if (error) return readSendError(error, headers?.['retry-after']);
    return { kind: 'accepted', providerId: data?.id ?? null };
  } catch (error) {
    return { kind: 'unclear', reason: String(error) };
  }
}

/** Searches the list of sent mails for one with the same recipient, subject and text. */
async function find(client: Resend, job: MailJob, since: Date): Promise<FindAnswer> {
  const oldest = since.getTime() - CLOCK_SLACK_MS;
  let after: string | undefined;
  try {
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { data, error } = await client.emails.list({ limit: PAGE, ...(after && { after }) }, timeout());
      if (error) return { kind: 'unclear', reason: `While asking for it: ${error.message}` };
      for (const { id, to, subject, created_at } of data.data) {
        if (readTime(created_at) < oldest) return { kind: 'absent' };
        if (subject !== job.subject || !to.includes(job.recipient)) continue;
        const mail = await client.emails.get(id, timeout());
        if (mail.error) return { kind: 'unclear', reason: `While asking for it: ${mail.error.message}` };
        if (mail.data.text === job.text) return { kind: 'found', providerId: id };
      }
      after = data.data.at(-1)?.id;
      if (!data.has_more || !after) return { kind: 'absent' };
    }
    return { kind: 'unclear', reason: 'The list of sent mails is too long to find it.' };
  } catch (error) {
    return { kind: 'unclear', reason: String(error) };
  }
}

/** Resend returns `2026-11-21 08:00:00.123456+00`, which not every engine can parse. */
function readTime(text: string): number {
  return Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}
