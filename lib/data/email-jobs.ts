import 'server-only';

import { serviceClient } from '@/lib/supabase/service';
import { BackendUnavailable } from '@/lib/supabase/time-budget';

/** A rendered mail on its way into the queue, named as the columns of `email_jobs`. */
export interface QueuedMail {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  reply_to?: string;
}

/** A mail of the course. */
export interface DatedMail extends QueuedMail {
  kind: `course-${1 | 2 | 3 | 4 | 5 | 6 | 7}`;
  /** ISO date and time before which it does not go out. */
  send_after: string;
}

/** A mail that this worker holds until its lease ends. */
export interface EmailJob {
  /** Also the idempotency key at the provider. */
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  replyTo: string | null;
  /** With this one; above 1 an earlier try may have arrived: ask the provider first. */
  attempts: number;
  requestId: string | null;
}

/** How a try ended. */
export type EmailOutcome =
  | { outcome: 'sent'; providerId: string }
  /** Wait and try again, after so many seconds if the provider named a time. */
  | { outcome: 'retry'; error: string; retrySeconds?: number }
  | { outcome: 'dead'; error: string }
  /** The provider will never deliver to this address. */
  | { outcome: 'suppressed' };

/**
 * Takes due mails for a worker; no other worker gets them until the lease ends.
 * @throws BackendUnavailable
 */
export async function claimEmailJobs(
  worker: string,
  batch: number,
  leaseSeconds: number,
  budget?: AbortSignal,
): Promise<EmailJob[]> {
  const { data, error } = await serviceClient(budget).rpc('claim_email_jobs', {
    worker,
    batch,
    lease_seconds: leaseSeconds,
  });
  if (error) throw new BackendUnavailable(error);
  return data.map(
    ({ id, kind, recipient, subject, html, text, headers, reply_to, attempts, request_id }) => ({
      id,
      kind,
      recipient,
      subject,
      html,
      text,
      headers: headers as Record<string, string>,
      replyTo: reply_to,
      attempts,
      requestId: request_id,
    }),
  );
}

/**
 * Whether a claimed mail may still go out: its reader may have unsubscribed or paused since. Renews the lease.
 * @throws BackendUnavailable
 */
export async function confirmEmailJob(
  jobId: string,
  worker: string,
  leaseSeconds: number,
  budget?: AbortSignal,
): Promise<boolean> {
  const { data, error } = await serviceClient(budget).rpc('confirm_email_job', {
    job_id: jobId,
    worker,
    lease_seconds: leaseSeconds,
  });
  if (error) throw new BackendUnavailable(error);
  return data;
}

/**
 * Writes down how a try ended.
 * @returns what became of the mail; `gone` if it was withdrawn meanwhile
 * @throws BackendUnavailable when it is not written down; writing it again is safe
 */
export async function settleEmailJob(
  jobId: string,
  worker: string,
  result: EmailOutcome,
  budget?: AbortSignal,
): Promise<'sent' | 'retry' | 'dead' | 'gone'> {
  const { data, error } = await serviceClient(budget).rpc('settle_email_job', {
    job_id: jobId,
    worker,
    outcome: result.outcome,
    ...('providerId' in result && { provider_id: result.providerId }),
    ...('error' in result && { error: result.error }),
    ...('retrySeconds' in result && { retry_seconds: result.retrySeconds }),
  });
  if (error) throw new BackendUnavailable(error);
  return data as 'sent' | 'retry' | 'dead' | 'gone';
}

/**
 * No mail to this address any more; what waits for it is given up.
 * @throws BackendUnavailable
 */
export async function suppressEmail(
  email: string,
  reason: 'bounce' | 'complaint' | 'owner',
  budget?: AbortSignal,
): Promise<void> {
  const { error } = await serviceClient(budget).rpc('suppress_email', { email, reason });
  if (error) throw new BackendUnavailable(error);
}
