import type { PostgrestError } from '@supabase/supabase-js';
import { BackendUnavailable } from '@/lib/supabase/backend';

interface Success {
  data: unknown;
  error: null;
}

/**
 * What the data API answered.
 * @throws BackendUnavailable in place of an error
 */
export async function dataOf<Answer extends Success | { data: unknown; error: PostgrestError }>(
  answer: PromiseLike<Answer>,
): Promise<Extract<Answer, Success>['data']> {
  const { data, error } = await answer;
  if (error) throw new BackendUnavailable(error);
  return data;
}
