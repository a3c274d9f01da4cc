import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Whether an account has a password, or is opened by another service only.
 * @throws BackendUnavailable when it cannot be asked
 */
export function hasPassword(userId: string): Promise<boolean> {
  return dataOf(serviceClient().rpc('account_has_password', { user_id: userId }));
}
