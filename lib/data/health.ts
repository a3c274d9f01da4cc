import 'server-only';

import { BackendUnavailable } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * For how many seconds the oldest mail that is due has been waiting; 0 when none is.
 * @throws BackendUnavailable when the database cannot be asked
 */
export async function oldestDueMail(now = Date.now()): Promise<number> {
  const { data, error } = await serviceClient()
    .from('email_jobs')
    .select('send_after')
    .is('sent_at', null)
    .is('dead_at', null)
    // The newsletter goes out at the provider's rate, behind every other mail.
    .eq('bulk', false)
    .lte('send_after', new Date(now).toISOString())
    .order('send_after')
    .limit(1);
  if (error) throw new BackendUnavailable(error);
  const [oldest] = data;
  return oldest ? Math.max(0, Math.round((now - Date.parse(oldest.send_after)) / 1000)) : 0;
}
