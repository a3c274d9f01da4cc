import 'server-only';

import { z } from 'zod';
import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import { days, periods, workbook } from './admin-figures';

/* All of these throw BackendUnavailable. */

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

/** Last week's figures as of `at`, if their mail is due and not yet queued; otherwise null. */
export async function readDueDigest(at: Date) {
  return digest.nullable().parse(await dataOf(client().rpc('owner_digest', { at: at.toISOString() })));
}

const incidents = z.array(
  z.object({
    kind: z.enum([
      'mail-failed',
      'mail-late',
      'task-failed',
      'role-granted',
      'role-revoked',
      'factor-removed',
      'factor-locked',
    ]),
    cause: z.string(),
    failed: z.number(),
    late_seconds: z.number(),
  }),
);

/**
 * Checks the site for problems.
 * @param taskFailed whether a scheduled task failed
 * @returns incidents that have not been mailed yet
 */
export async function readNewIncidents(taskFailed: boolean) {
  return incidents.parse(await dataOf(client().rpc('watch_site', { task_failed: taskFailed })));
}
