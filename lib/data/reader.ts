import 'server-only';

import { serviceClient } from '@/lib/supabase/service';
import { BackendUnavailable } from '@/lib/supabase/time-budget';

/** Where a reader of the letters stands. `waiting`: the button of the workbook mail has not been pressed. */
export type CourseState = 'waiting' | 'running' | 'paused' | 'stopped';

export interface Reader {
  firstName: string;
  state: CourseState;
}

/**
 * The reader behind a link.
 * @returns null when the request has been deleted
 * @throws BackendUnavailable
 */
export async function findReader(requestId: string, budget?: AbortSignal): Promise<Reader | null> {
  const { data, error } = await serviceClient(budget)
    .from('workbook_requests')
    .select('first_name, confirmed_at, paused_at, unsubscribed_at, consent_at')
    .eq('id', requestId)
    .maybeSingle();
  if (error) throw new BackendUnavailable(error);
  if (!data) return null;
  const { first_name, confirmed_at, paused_at, unsubscribed_at, consent_at } = data;
  const isStopped = unsubscribed_at !== null && Date.parse(unsubscribed_at) >= Date.parse(consent_at);
  const isRunning = confirmed_at !== null && unsubscribed_at === null;
  const state = isStopped ? 'stopped' : !isRunning ? 'waiting' : paused_at ? 'paused' : 'running';
  return { firstName: first_name, state };
}
