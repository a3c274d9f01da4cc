import 'server-only';

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailStore } from '@/lib/data/email-jobs';
import { paceOf, type WorkReport, workQueue } from '@/lib/domain/mail-queue';
import { serverEnv } from '@/lib/env';
import { resendProvider } from './resend';

/** Shared by all workers of this server process. */
let pace: (() => Promise<void>) | undefined;

/**
 * Sends due mails: the only way that queued mail is sent, by the scheduler or after a form.
 * @param timeoutMs no send starts later than this
 * @throws BackendUnavailable when the queue cannot be read or written
 */
export function sendDueMails(timeoutMs: number): Promise<WorkReport> {
  pace ??= paceOf(serverEnv().MAILS_PER_SECOND, Date.now, sleep);
  return workQueue({
    store: mailStore(randomUUID()),
    provider: resendProvider(),
    now: () => new Date(),
    until: new Date(Date.now() + timeoutMs),
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
