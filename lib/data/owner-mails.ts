import 'server-only';

import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/* All of these throw BackendFailure. */

/** The figures are described beside their mail (`digestFacts`). */
const digest = z.looseObject({ cause: z.string() });

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
