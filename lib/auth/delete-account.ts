import 'server-only';

import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { endSession } from './end-session';
import type { Session } from './session';

/**
 * Deletes the account, and by cascade everything that references it, then ends this browser's session.
 * @param person from `getCurrentUser`
 * @throws BackendUnavailable when nothing was deleted
 */
export async function deleteAccount({ userId }: Session): Promise<void> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  await dataOf(serviceClient(signal).auth.admin.deleteUser(userId));
  await endSession(await createServerClient({ signal }), 'local', signal);
}
