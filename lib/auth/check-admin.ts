import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import { withinBudget } from '@/lib/supabase/time-budget';
import { isUnanswered, type Session } from './session';

/** How the middleware tells the page why it took the session away. From outside it is never let in. */
export const ADMIN_REFUSAL_HEADER = 'x-admin-refusal';

export type AdminCheck =
  | { status: 'admin'; session: Session }
  | { status: 'signed-out' }
  | { status: 'not-admin' }
  /** Nobody could be asked, so nobody gets in. */
  | { status: 'failed' };

/** Each reason to refuse somebody, with the status of the answer. */
export const refusalStatus = { 'signed-out': 401, 'not-admin': 403, failed: 503 } as const satisfies Record<
  Exclude<AdminCheck['status'], 'admin'>,
  number
>;
export type AdminRefusal = keyof typeof refusalStatus;

/**
 * Asks the auth service who this is and the database whether they are an admin, at this moment; what a
 * token or an earlier answer says does not count.
 * @param client bound to the cookies of the request
 */
export async function checkAdmin(client: SupabaseClient<Database>, budget: AbortSignal): Promise<AdminCheck> {
  try {
    const { data, error } = await withinBudget(client.auth.getUser(), budget);
    if (error) return { status: isUnanswered(error) ? 'failed' : 'signed-out' };
    const { id, email = '' } = data.user;
    const roles = await withinBudget(
      client.from('user_roles').select('role').eq('user_id', id).eq('role', 'admin'),
      budget,
    );
    if (roles.error) return { status: 'failed' };
    if (roles.data.length === 0) return { status: 'not-admin' };
    return { status: 'admin', session: { userId: id, email } };
  } catch {
    return { status: 'failed' };
  }
}
