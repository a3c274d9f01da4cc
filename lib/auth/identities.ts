import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Whether Google signs in to an account.
 * @throws BackendUnavailable when it cannot be checked
 */
export function hasGoogle(userId: string): Promise<boolean> {
  return dataOf(serviceClient().rpc('account_has_google', { user_id: userId }));
}

/**
 * Removes every way to sign in but email and password. Authenticate the person first.
 * @throws BackendUnavailable
 */
export async function removeProviders(userId: string, signal?: AbortSignal): Promise<void> {
  await dataOf(serviceClient(signal).rpc('remove_providers', { user_id: userId }));
}
