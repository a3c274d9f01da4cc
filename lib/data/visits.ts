import 'server-only';

import type { Visit } from '@/lib/domain/visits';
import { callBackend, dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/** What is counted besides visits, by path: requests by the page before the form and the first of the visit, and errors. */
type Counted = Visit | { workbook?: string; first?: string } | { errors: string };

/** Adds one to each of today's counts. A count that fails is lost: nothing waits for it. */
export async function countToday(counted: Counted): Promise<void> {
  await callBackend(async (signal) => {
    await dataOf(serviceClient(signal).rpc('count_today', { counted: { ...counted } }));
  }, undefined);
}
