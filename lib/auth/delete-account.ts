import 'server-only';

import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
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
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  await dataOf(serviceClient(signal).auth.admin.deleteUser(userId));
  await endSession(await createServerClient({ signal }), 'local', signal);
}
