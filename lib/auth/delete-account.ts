import 'server-only';

import { BackendUnavailable, REQUEST_BUDGET_MS, withinBudget } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { endSession } from './end-session';
import type { Session } from './session';

/**
 * Deletes the account with everything that hangs on it, in the database by its own rules, and ends the
 * session of this browser.
 * @param person as the auth service knows them at this moment
 * @throws BackendUnavailable when nothing was deleted
 */
export async function deleteAccount({ userId }: Session): Promise<void> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { error } = await withinBudget(serviceClient(budget).auth.admin.deleteUser(userId), budget);
  if (error) throw new BackendUnavailable(error);
  await endSession(await createServerClient({ budget }), 'local', budget);
}
