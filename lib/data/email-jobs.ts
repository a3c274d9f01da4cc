import 'server-only';
import { z } from 'zod';
import type { MailStore } from '@/lib/domain/mail-queue';
import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import type { Json } from '@/lib/supabase/database.types';
import { hashed, serviceClient, takeRateLimits } from '@/lib/supabase/service';

const factsSchema = z.record(z.string(), z.unknown());

/**
 * The mail queue of one worker. Its calls throw BackendFailure and are safe to retry.
 * @param worker a unique name
 */
export function mailStore(worker: string): MailStore {
  return {
    async claim(batch, leaseSeconds) {
      const call = serviceClient().rpc('claim_email_jobs', { worker, batch, lease_seconds: leaseSeconds });
      return (await dataOf(call)).map(({ facts, unsettled_since, ...job }) => ({
        ...job,
        facts: factsSchema.parse(facts),
        unsettledSince: unsettled_since === null ? null : new Date(unsettled_since),
      }));
    },
    confirm: (jobId, leaseSeconds) =>
      dataOf(
        serviceClient().rpc('confirm_email_job', { job_id: jobId, worker, lease_seconds: leaseSeconds }),
      ),
    async settle(jobId, settlement) {
      const call = serviceClient().rpc('settle_email_job', {
        job_id: jobId,
        worker,
        outcome: settlement.outcome,
        ...('error' in settlement && { error: settlement.error }),
        ...('providerId' in settlement && settlement.providerId && { provider_id: settlement.providerId }),
        ...('notTaken' in settlement && { not_taken: settlement.notTaken }),
        ...('retrySeconds' in settlement &&
          settlement.retrySeconds !== null && { retry_seconds: settlement.retrySeconds }),
      });
      await dataOf(call);
    },
  };
}

/**
 * Queues a mail that belongs to no other row.
 * @param mail a second one with the same `dedupe_key` is not queued
 * @throws BackendFailure
 */
export async function queueMail(mail: {
  kind: string;
  recipient: string;
  facts: Readonly<Record<string, unknown>>;
  dedupe_key: string;
}): Promise<void> {
  await dataOf(serviceClient().rpc('queue_mail', { ...mail, facts: mail.facts as Json }));
}

/**
 * Stops all mail to this address and drops its queued mail.
 * @throws BackendFailure
 */
export async function suppressEmail(
  email: string,
  reason: 'bounce' | 'complaint' | 'owner' | 'recipient',
): Promise<void> {
  await dataOf(serviceClient().rpc('suppress_email', { email, reason }));
}

/** What the mail service can report about a mail that it has accepted; see the function in the database. */
export type MailEvent =
  | 'delivered'
  | 'delayed'
  | 'bounced'
  | 'returned'
  | 'suppressed'
  | 'failed'
  | 'complained';

/**
 * Records a report about a mail. Repeating it does no harm.
 * @param report `jobId` names the mail in the queue; `owner` is the address that never stops getting mail
 * @returns `owner-refused`: mails to the owner have just stopped arriving
 * @throws BackendFailure
 */
export async function noteMailEvent(report: {
  event: MailEvent;
  jobId: string | undefined;
  addresses: string[];
  detail: string;
  owner: string;
}): Promise<'noted' | 'owner-refused'> {
  const { jobId, ...rest } = report;
  // A mail that did not come from this queue, such as one sent by hand, has no id here.
  const call = serviceClient().rpc('note_mail_event', { ...rest, job_id: jobId ?? NO_JOB });
  return (await dataOf(call)) as 'noted' | 'owner-refused';
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Since when mails to the owner have been refused; null if they arrive. @throws BackendFailure */
export async function ownerRefusedSince(): Promise<string | null> {
  return dataOf(serviceClient().rpc('owner_mail_refused'));
}

/** Why an address gets no mail; null if it does. @throws BackendFailure */
export async function suppressionOf(email: string): Promise<string | null> {
  const call = serviceClient().from('email_suppressions').select('reason').eq('email', email).maybeSingle();
  return (await dataOf(call))?.reason ?? null;
}

/** Ends a suppression that the recipient asked for. @throws BackendFailure */
export async function allowEmail(email: string): Promise<void> {
  await dataOf(serviceClient().rpc('allow_email', { email }));
}

/** Seconds that the oldest due mail has been waiting; 0 if none is due. @throws BackendFailure */
export function oldestDueMail(): Promise<number> {
  return dataOf(serviceClient().rpc('oldest_due_mail'));
}

/**
 * Claims what is done once in a while, such as a daily task. The while begins with it.
 * @returns whether it was still free
 * @throws BackendFailure
 */
export async function claimOnce(bucket: string, key: string, windowSeconds: number): Promise<boolean> {
  const limit = { bucket, key, max: 1, windowSeconds };
  return (await takeRateLimits([limit], AbortSignal.timeout(REQUEST_TIMEOUT_MS))) === null;
}

/** Whether it has been claimed, and its window has not ended. @throws BackendFailure */
export async function isClaimed(bucket: string, key: string): Promise<boolean> {
  const now = new Date().toISOString();
  const open = serviceClient().from('rate_limits').select('attempts').gt('window_ends_at', now);
  return (await dataOf(open.match({ bucket, key: hashed(key) }))).length > 0;
}

const DAY_SECONDS = 86_400;

/** Longer than the eight seconds after which a hosted project stops a call, so that its report arrives. */
const RETENTION_MS = 9_000;

/**
 * Deletes data past its retention period (see the privacy page); runs at most once a day.
 * @returns errors by step; the other steps succeeded
 * @throws BackendFailure
 */
export async function applyRetention(): Promise<string[]> {
  if (!(await claimOnce('retention', 'daily', DAY_SECONDS - 60))) return [];
  const steps = await dataOf(serviceClient(AbortSignal.timeout(RETENTION_MS)).rpc('apply_retention'));
  return steps.flatMap(({ step, problem }) => (problem ? [`retention of ${step}: ${problem}`] : []));
}

/* All of these throw BackendFailure. */

/** The figures are described beside their mail (`digestFacts`). */
const digest = z.looseObject({ dedupe_key: z.string() });

/** Last week's figures as of `at`, if their mail is due and not yet queued; otherwise null. */
export async function readDueDigest(at: Date) {
  return digest.nullable().parse(await dataOf(serviceClient().rpc('owner_digest', { at: at.toISOString() })));
}

/**
 * Checks the site for problems.
 * @param taskFailed whether a scheduled task failed
 * @returns incidents that have not been mailed yet
 */
export function readNewIncidents(taskFailed: boolean) {
  return dataOf(serviceClient().rpc('watch_site', { task_failed: taskFailed }));
}
