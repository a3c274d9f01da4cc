import 'server-only';

import { type ErrorResponse, Resend } from 'resend';
import { bareAddress, mailboxOf } from '@/lib/domain/email-address';
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

/** The service's own client, or its emulator's at `RESEND_BASE_URL`. */
export function resendClient(): Resend {
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
  const client = resendClient();
  const from = sender ? mailboxOf(sender, bareAddress(EMAIL_FROM)) : EMAIL_FROM;
  return { send: (job) => send(client, from, job, timeZone), find: (job, since) => find(client, job, since) };
}

/** How long one call of the service may take. */
export const timeout = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });

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
    const { error } = await resendClient().suppressions.remove(email, timeout());
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

/** Resend returns `2026-11-21 08:00:00.123456+00`, which not every engine can parse. @returns epoch milliseconds */
export function readTime(text: string): number {
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
  const isOfMail = name !== 'invalid_from_address' && [400, 413, 422].includes(status);
  if (isOfMail) return { outcome: 'dead', error };
  // A problem with the key, the sender, the domain or the API URL: the configuration has to be fixed, not the mail.
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) {
    return { outcome: 'not-now', error, retrySeconds: MENDING_SECONDS };
  }
  // No response, a server error, or the same mail is being sent right now.
  return unclear(error);
}
