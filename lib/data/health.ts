import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Seconds that the oldest due mail has been waiting; 0 if none is due.
 * @throws BackendUnavailable when the database cannot be asked
 */
export async function oldestDueMail(): Promise<number> {
  const now = Date.now();
  const query = serviceClient()
    .from('email_jobs')
    .select('send_after')
    .is('sent_at', null)
    .is('dead_at', null)
    // The newsletter goes out at the provider's rate, after all other mail.
    .lt('priority', 4)
    .lte('send_after', new Date(now).toISOString())
    .order('send_after')
    .limit(1);
  const [oldest] = await dataOf(query);
  return oldest ? Math.max(0, Math.round((now - Date.parse(oldest.send_after)) / 1000)) : 0;
}
