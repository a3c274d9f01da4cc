import 'server-only';

import { takeRateLimit } from '@/lib/rate-limit/take-rate-limit';
import { BackendUnavailable, REQUEST_BUDGET_MS } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

const DAY_SECONDS = 86_400;

/**
 * Deletes what the privacy page promises to delete; at most once a day, however often it is called.
 * @returns what went wrong, by step; the other steps are done
 * @throws BackendUnavailable
 */
export async function applyRetention(): Promise<string[]> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const limit = { bucket: 'retention', key: 'daily', max: 1, windowSeconds: DAY_SECONDS - 60 };
  if ((await takeRateLimit(limit, budget)) > 0) return [];
  const { data, error } = await serviceClient(budget).rpc('apply_retention');
  if (error) throw new BackendUnavailable(error);
  return data.flatMap(({ step, problem }) => (problem ? [`retention of ${step}: ${problem}`] : []));
}
