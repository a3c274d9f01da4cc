import 'server-only';

import { z } from 'zod';
import type { MailJob, MailStore } from '@/lib/domain/mail-queue';
import { dataOf } from '@/lib/supabase/backend';
import type { Tables } from '@/lib/supabase/database.types';
import { serviceClient } from '@/lib/supabase/service';

/** A rendered mail for the queue; the fields are columns of `email_jobs`. */
export interface QueuedMail {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  reply_to?: string;
}

/** A course mail. */
export interface DatedMail extends QueuedMail {
  kind: `course-${1 | 2 | 3 | 4 | 5 | 6 | 7}`;
  /** ISO date and time of the earliest delivery. */
  send_after: string;
}

const headersSchema = z.record(z.string(), z.string());

/**
 * The mail queue of one worker. Its calls throw BackendUnavailable and are safe to retry.
 * @param worker a unique name
 */
export function mailStore(worker: string): MailStore {
  return {
    async claim(batch, leaseSeconds) {
      const call = serviceClient().rpc('claim_email_jobs', { worker, batch, lease_seconds: leaseSeconds });
      return (await dataOf(call)).map(jobOf);
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

function jobOf(row: Tables<'email_jobs'>): MailJob {
  const { id, kind, recipient, subject, html, text, headers, reply_to, unsettled_since } = row;
  return {
    id,
    kind,
    recipient,
    subject,
    html,
    text,
    headers: headersSchema.parse(headers),
    replyTo: reply_to,
    unsettledSince: unsettled_since === null ? null : new Date(unsettled_since),
  };
}

/**
 * Stops all mail to this address and drops its queued mail.
 * @throws BackendUnavailable
 */
export async function suppressEmail(
  email: string,
  reason: 'bounce' | 'complaint' | 'owner',
  signal?: AbortSignal,
): Promise<void> {
  await dataOf(serviceClient(signal).rpc('suppress_email', { email, reason }));
}

/**
 * Whether all mail to this address is stopped.
 * @param email normalised
 * @throws BackendUnavailable
 */
export async function isSuppressed(email: string): Promise<boolean> {
  const found = await dataOf(
    serviceClient().from('email_suppressions').select('email').eq('email', email).limit(1),
  );
  return found.length > 0;
}
