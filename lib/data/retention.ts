import 'server-only';

import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import { takeRateLimits } from '@/lib/supabase/take-rate-limit';

const DAY_SECONDS = 86_400;

/**
 * Deletes data past its retention period (see the privacy page); runs at most once a day.
 * @returns errors by step; the other steps succeeded
 * @throws BackendFailure
 */
export async function applyRetention(): Promise<string[]> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const limit = { bucket: 'retention', key: 'daily', max: 1, windowSeconds: DAY_SECONDS - 60 };
  if (await takeRateLimits([limit], signal)) return [];
  const steps = await dataOf(serviceClient(signal).rpc('apply_retention'));
  return steps.flatMap(({ step, problem }) => (problem ? [`retention of ${step}: ${problem}`] : []));
}
