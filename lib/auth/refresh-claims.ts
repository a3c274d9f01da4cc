import 'server-only';

import { cookies } from 'next/headers';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { hasSessionCookie } from '@/lib/supabase/session-cookies';

/**
 * Lets the session of this browser, if there is one, learn what has changed about its account, in a server action.
 * Best effort: what fails is made up for by the next ordinary refresh.
 */
export async function refreshClaims(): Promise<void> {
  if (!hasSessionCookie((await cookies()).getAll())) return;
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { auth } = await createServerClient({ signal });
  await withTimeout(auth.refreshSession(), signal).catch(() => undefined);
}
