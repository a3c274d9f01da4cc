import 'server-only';

import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { endSession } from './end-session';
import type { Session } from './session';

/**
 * Deletes the account, and by cascade everything that references it, then ends this browser's session.
 * @param person from `getCurrentUser`
 * @returns false, with nothing deleted, for the last admin: nobody could make another
 * @throws BackendUnavailable when nothing was deleted
 */
export async function deleteAccount({ userId }: Session): Promise<boolean> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const roles = serviceClient(signal).from('user_roles').select('user_id').eq('role', 'admin').limit(2);
  const admins = await dataOf(roles);
  if (admins.length === 1 && admins[0]?.user_id === userId) return false;
  await dataOf(serviceClient(signal).auth.admin.deleteUser(userId));
  await endSession(await createServerClient({ signal }), 'local', signal);
  return true;
}
