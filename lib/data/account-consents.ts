import 'server-only';

import { accountConsent } from '@/content/account-consent';
import { BackendUnavailable, dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/** What a person has agreed to. */
export interface Consent {
  text: string;
  /** ISO 8601. */
  givenAt: string;
}

/**
 * Records that a person agrees to their flips being kept, with the sentence they saw. Twice keeps the first time; an id
 * that is no account's, as the auth service makes one up for a known address, records nothing.
 * @throws BackendUnavailable
 */
export async function recordConsent(userId: string, signal?: AbortSignal): Promise<void> {
  const { version, text } = accountConsent;
  const { error } = await serviceClient(signal)
    .from('account_consents')
    .insert({ user_id: userId, version, text });
  if (error && error.code !== UNIQUE && error.code !== FOREIGN_KEY) throw new BackendUnavailable(error);
}

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';

/** @returns what a person agrees to now, or null. @throws BackendUnavailable */
export async function readConsent(userId: string, signal?: AbortSignal): Promise<Consent | null> {
  const data = await dataOf(
    serviceClient(signal)
      .from('account_consents')
      .select('text, given_at')
      .eq('user_id', userId)
      .is('withdrawn_at', null)
      .maybeSingle(),
  );
  return data && { text: data.text, givenAt: data.given_at };
}

/** Ends the consent of a person from now on; the record stays. @throws BackendUnavailable */
export async function withdrawConsent(
  userId: string,
  { deleteFlips }: { deleteFlips: boolean },
): Promise<void> {
  await dataOf(serviceClient().rpc('withdraw_consent', { person: userId, delete_flips: deleteFlips }));
}
