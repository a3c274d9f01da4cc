import 'server-only';

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import type { SecurityChange } from '@/content/mails/security';
import { mailStore, queueMail } from '@/lib/data/email-jobs';
import { readSettings } from '@/lib/data/settings';
import { type AccountMail, paceOf, type WorkReport, workQueue } from '@/lib/domain/mail-queue';
import { serverEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { sealFacts } from './render-job';
import { resendProvider } from './resend';

/** Shared by all workers of this server process. */
let pace: (() => Promise<void>) | undefined;

/**
 * Sends due mails: the only way that queued mail is sent, by the scheduler or after a form.
 * @param timeoutMs no send starts later than this
 * @throws BackendFailure when the queue cannot be read or written
 */
export async function sendDueMails(timeoutMs: number): Promise<WorkReport> {
  const until = new Date(Date.now() + timeoutMs);
  const { sender_name: sender, time_zone: timeZone } = await readSettings();
  pace ??= paceOf(serverEnv().MAILS_PER_SECOND, Date.now, sleep);
  return workQueue({
    store: mailStore(randomUUID()),
    provider: resendProvider(sender, timeZone),
    now: () => new Date(),
    until,
    pace,
  });
}

const SOON_TIMEOUT_MS = 20_000;
let running: Promise<void> | null = null;
let wanted = false;

/**
 * Sends what a request has just queued, after its response. Best effort: the scheduler retries failures.
 * Concurrent requests share one worker.
 */
export function sendSoon(): Promise<void> {
  wanted = true;
  running ??= run().finally(() => {
    running = null;
  });
  return running;
}

async function run(): Promise<void> {
  while (wanted) {
    wanted = false;
    await sendDueMails(SOON_TIMEOUT_MS).catch((error) =>
      console.error('Mails are left to the scheduler.', error),
    );
  }
}

/**
 * Queues a mail about an account, which belongs to no row of its own.
 * @throws BackendFailure when it may not be queued
 */
const queueSealed = (kind: string, recipient: string, facts: object) =>
  queueMail({ kind, recipient, facts: sealFacts(facts), dedupe_key: `${kind} ${randomUUID()}` });

/** Queues a mail after the response, so that the time of an answer tells nothing, and sends it. A failure is only logged. */
function queueAfter(queue: () => Promise<void>): void {
  after(async () => {
    await queue().catch((error) => console.error('A mail about an account was not queued.', error));
    await sendSoon();
  });
}

/**
 * Notifies an account's owner of a change, in a server action or route handler; the change stands if the mail fails. Changes of the
 * second factor and of the role are queued by the database itself.
 * @param recipient address to notify; after an email change, the old one
 */
export function mailSecurityChange(change: SecurityChange, recipient: string): void {
  const mail = { kind: 'security', recipient, facts: { change }, dedupe_key: `security ${randomUUID()}` };
  queueAfter(() => queueMail(mail));
}

/**
 * Mails a link to an account, or a word to the owner of one, in a server action.
 * @param mail null for none
 */
export function mailAccount(mail: AccountMail | null): void {
  if (mail) queueAfter(() => queueSealed(mail.kind, mail.email, mail.facts));
}

interface AskedChange {
  currentEmail: string;
  newEmail: string;
  token: string;
  /** Another account uses the new address. */
  taken: boolean;
}

/**
 * Queues both mails of an email change and sends them after the response.
 * @returns whether both are queued; without them the change has not started
 */
export async function sendEmailChange({
  currentEmail,
  newEmail,
  token,
  taken,
}: AskedChange): Promise<boolean> {
  const link = new URLSearchParams({ token_hash: token, type: 'email_change' });
  try {
    const url = taken ? null : `${paths.authConfirm}?${link}`;
    // Queues the notice before the link, so that no working link goes out without it.
    await queueSealed('new-email-notice', currentEmail, { email: newEmail });
    await queueSealed('new-email', newEmail, { url, from: currentEmail });
    after(sendSoon);
    return true;
  } catch (error) {
    console.error('The mails about a new address were not queued.', error);
    return false;
  }
}
