import 'server-only';

import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/service';
import type { WrittenIssue } from './newsletter';

/* All of these query as the signed-in admin, whose actions are audited, and throw BackendFailure. */

const mails = z.object({
  /** Number of mails that were given up, by reason. */
  ended: z.record(z.string(), z.number()),
  /** The mails in the wanted state: those that failed, or the first 100 that leave next, or ended last. */
  jobs: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      recipient: z.string(),
      attempts: z.number(),
      last_error: z.string().nullable(),
      dead_reason: z.string().nullable(),
      can_retry: z.boolean(),
      /** When it was given up or sent, or when it leaves. */
      at: z.string(),
    }),
  ),
  /** Number of suppressed addresses. */
  suppressed: z.number(),
  /** The latest 100 of them. */
  suppressions: z.array(z.object({ email: z.string(), reason: z.string(), suppressed_at: z.string() })),
});

export const jobStates = ['failed', 'waiting', 'sent', 'ended'] as const;
export type JobState = (typeof jobStates)[number];

export type MailsData = z.infer<typeof mails>;

/** Reads the mails in one state, and the suppressed addresses, in one query. */
export async function readMails(client: Client, wanted: JobState): Promise<MailsData> {
  return mails.parse(await dataOf(client.rpc('admin_mails', { wanted })));
}

/**
 * Queues a failed mail again.
 * @param jobId without one, all that can go out again
 * @returns whether there was any
 */
export function requeueMail(client: Client, jobId?: string): Promise<boolean> {
  return dataOf(client.rpc('admin_retry_email_job', jobId ? { job_id: jobId } : {}));
}

/**
 * Queues a mail to at most three addresses, or to the current admin.
 * @param facts a sample by its id, or the text of a newsletter issue
 * @returns whether all of them accept mail; else nothing is sent
 */
export async function sendTestMail(
  client: Client,
  facts: { sample: string } | Pick<WrittenIssue, 'subject' | 'preheader' | 'body' | 'picture'>,
  recipients: string[] = [],
): Promise<boolean> {
  return (await dataOf(client.rpc('admin_send_test_mail', { facts: { ...facts }, recipients }))) === 'queued';
}

/**
 * Lets a blocked address take mail again, unless its owner asked for no mail at all.
 * @returns whether it was blocked
 * @throws BackendFailure
 */
export function releaseAddress(client: Client, email: string, reason: string): Promise<boolean> {
  return dataOf(client.rpc('admin_release_address', { email, reason }));
}
