import 'server-only';

import { z } from 'zod';
import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import { days, periods, workbook } from './admin-figures';
import type { QueuedMail } from './email-jobs';

/* They throw BackendUnavailable. */

const client = () => serviceClient(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
const digest = z.object({
  cause: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  periods,
  days,
  workbook,
  subscribers: z.number(),
  waiting_since: z.array(z.string()),
  failed_mails: z.number(),
});

/** The figures of the last week before this moment, if their mail is due and not queued yet. */
export async function readDueDigest(at: Date) {
  return digest.nullable().parse(await dataOf(client().rpc('owner_digest', { at: at.toISOString() })));
}

const incidents = z.array(
  z.object({
    kind: z.enum(['mail-failed', 'mail-late', 'task-failed']),
    cause: z.string(),
    failed: z.number(),
    late_seconds: z.number(),
  }),
);

/**
 * Looks whether something is wrong.
 * @param taskFailed whether a task of the scheduler has failed
 * @returns the incidents that no mail tells of yet
 */
export async function readNewIncidents(taskFailed: boolean) {
  return incidents.parse(await dataOf(client().rpc('watch_site', { task_failed: taskFailed })));
}

/** Queues a mail to the owner, once for its cause. */
export async function queueOwnerMail(
  cause: string,
  kind: 'digest' | 'alert',
  recipient: string,
  mail: QueuedMail,
): Promise<void> {
  await dataOf(client().rpc('queue_owner_mail', { cause, kind, recipient, mail: { ...mail } }));
}
