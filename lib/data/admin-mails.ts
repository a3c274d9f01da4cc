import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import type { Database } from '@/lib/supabase/database.types';
import { count, moment } from './admin-figures';
import type { QueuedMail } from './email-jobs';

/* Each function asks as the signed-in admin, and what it does is written down. They throw BackendUnavailable. */
type Client = SupabaseClient<Database>;

const mails = z.object({
  mail: z.object({
    waiting: count,
    due: count,
    in_flight: count,
    retrying: count,
    /** How late the oldest due mail is; bulk mail aside. */
    oldest_due_seconds: count,
    sent_24h: count,
    failed: count,
    last_sent_at: moment.nullable(),
  }),
  /** The newest 100 mails that were given up. Only one that `failed` may be tried again. */
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
  /** All addresses that take no mail, as a count. */
  suppressed: z.number(),
  /** The newest 100 of them. */
  suppressions: z.array(z.object({ email: z.string(), reason: z.string(), suppressed_at: z.string() })),
});

export type MailsData = z.infer<typeof mails>;

/** The queue, what was given up and who takes no mail, in one call. */
export async function readMails(client: Client): Promise<MailsData> {
  return mails.parse(await dataOf(client.rpc('admin_mails')));
}

/** @returns whether the mail waits in the queue again */
export function requeueMail(client: Client, jobId: string): Promise<boolean> {
  return dataOf(client.rpc('admin_retry_email_job', { job_id: jobId }));
}

/** Queues a mail to the admin who asks. @returns whether their address takes mail */
export async function sendTestMail(client: Client, mail: QueuedMail): Promise<boolean> {
  return (await dataOf(client.rpc('admin_send_test_mail', { mail: { ...mail } }))) === 'queued';
}
