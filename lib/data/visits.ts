import 'server-only';

import type { Visit } from '@/lib/domain/visits';
import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Adds one to today's views.
 * @throws BackendUnavailable
 */
export async function countVisit({ path, source, campaign }: Visit, signal: AbortSignal): Promise<void> {
  await dataOf(serviceClient(signal).rpc('count_visit', { path, source, campaign }));
}
