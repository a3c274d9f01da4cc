import 'server-only';

import { accountConsent } from '@/content/auth/consent';
import { dataOf, failureOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/** `counts`: an earlier release kept counts of the notebook; a consent to that can still be read and withdrawn. */
type Purpose = 'flips' | 'counts';

/**
 * Records a person's consent to storing flips, with the sentence they saw. Repeating it keeps the first record. Unknown ids,
 * such as the ones the auth service makes up for known addresses, are ignored.
 * @throws BackendFailure
 */
export async function recordConsent(userId: string, signal?: AbortSignal): Promise<void> {
  const { version, text } = accountConsent;
  const { error } = await serviceClient(signal)
    .from('account_consents')
    .insert({ user_id: userId, purpose: 'flips', version, text });
  if (error && error.code !== UNIQUE && error.code !== FOREIGN_KEY)
    throw failureOf(error, 'account_consents');
}

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';

/** @returns the consent in force, or null. @throws BackendFailure */
export async function readConsent(userId: string, purpose: Purpose) {
  const query = serviceClient().from('account_consents').select('text, given_at');
  const inForce = query.eq('user_id', userId).eq('purpose', purpose).is('withdrawn_at', null);
  return dataOf(inForce.maybeSingle());
}

/** Whether the person has said yes before and then stopped: such a person is not asked again. @throws BackendFailure */
export async function hasWithdrawn(userId: string, purpose: Purpose): Promise<boolean> {
  const records = serviceClient()
    .from('account_consents')
    .select('purpose')
    .eq('user_id', userId)
    .eq('purpose', purpose);
  return (await dataOf(records.not('withdrawn_at', 'is', null).limit(1))).length > 0;
}

/** Withdraws a consent; the record is kept, the flips or counts only if wanted. @throws BackendFailure */
export async function withdrawConsent(userId: string, purpose: Purpose, deleteData: boolean): Promise<void> {
  const args = { person: userId, purpose, delete_data: deleteData };
  await dataOf(serviceClient().rpc('withdraw_consent', args));
}
