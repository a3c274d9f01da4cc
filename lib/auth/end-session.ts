import 'server-only';

import { cookies } from 'next/headers';
import { withTimeout } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { hasSessionCookie, isAuthCookie, removedCookie } from '@/lib/supabase/session-cookies';

/**
 * Signs out and clears every auth cookie, in a server action or route handler. Signs out on this device even
 * if the service does not answer.
 * @param scope `local` for this device, `global` for all of the person's devices
 */
export async function endSession(
  client: Client,
  scope: 'local' | 'global',
  signal: AbortSignal,
): Promise<{ revoked: boolean }> {
  const store = await cookies();
  let revoked = true;
  if (hasSessionCookie(store.getAll())) {
    const result = await withTimeout(client.auth.signOut({ scope }), signal).catch((error) => ({ error }));
    revoked = result.error === null;
  }
  for (const { name } of store.getAll()) if (isAuthCookie(name)) store.set(removedCookie(name));
  return { revoked };
}
