import 'server-only';

import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { count, moment } from './admin-figures';

/* All of these query as the signed-in admin, whose actions are audited, and throw BackendUnavailable. */

const mails = z.object({
  mail: z.object({
    waiting: count,
    due: count,
    in_flight: count,
    retrying: count,
    /** Delay of the oldest due mail, without bulk mail. */
    oldest_due_seconds: count,
    sent_24h: count,
    failed: count,
    last_sent_at: moment.nullable(),
  }),
  /** The latest 100 dead mails. Only those that `failed` can be retried. */
  undelivered: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      recipient: z.string(),
      attempts: count,
      last_error: z.string().nullable(),
      dead_reason: z.string(),
      dead_at: moment,
    }),
  ),
  /** Number of suppressed addresses. */
  suppressed: z.number(),
  /** The latest 100 of them. */
  suppressions: z.array(z.object({ email: z.string(), reason: z.string(), suppressed_at: z.string() })),
});

export type MailsData = z.infer<typeof mails>;

/** Reads the queue, dead mails and suppressions, in one query. */
export async function readMails(client: Client): Promise<MailsData> {
  return mails.parse(await dataOf(client.rpc('admin_mails')));
}

/** @returns whether the mail is queued again */
export function requeueMail(client: Client, jobId: string): Promise<boolean> {
  return dataOf(client.rpc('admin_retry_email_job', { job_id: jobId }));
}

/** A sample by its id, or the text of a newsletter issue. */
export type TestMail = { sample: string } | { subject: string; preheader: string; body: string };

/** Queues a mail to the current admin. @returns whether their address accepts mail */
export async function sendTestMail(client: Client, facts: TestMail): Promise<boolean> {
  return (await dataOf(client.rpc('admin_send_test_mail', { facts: { ...facts } }))) === 'queued';
}
