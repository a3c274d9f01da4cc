import 'server-only';

import { accountConsent } from '@/content/account-consent';
import { BackendUnavailable } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Records that a person agrees to their flips being kept, with the sentence they saw. Twice keeps the first time; an id
 * that is no account's, as the auth service makes one up for a known address, records nothing.
 * @throws BackendUnavailable
 */
export async function recordConsent(userId: string, budget?: AbortSignal): Promise<void> {
  const { version, text } = accountConsent;
  const { error } = await serviceClient(budget)
    .from('account_consents')
    .upsert({ user_id: userId, version, text }, { onConflict: 'user_id,version', ignoreDuplicates: true });
  if (error && error.code !== FOREIGN_KEY) throw new BackendUnavailable(error);
}

const FOREIGN_KEY = '23503';

/** Whether a person has ever agreed to their flips being kept. @throws BackendUnavailable */
export async function hasConsent(userId: string, budget?: AbortSignal): Promise<boolean> {
  const { data, error } = await serviceClient(budget)
    .from('account_consents')
    .select('version')
    .eq('user_id', userId)
    .limit(1);
  if (error) throw new BackendUnavailable(error);
  return data.length > 0;
}
