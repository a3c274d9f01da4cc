import 'server-only';

import { accountConsent, countsConsent } from '@/content/account-consent';
import { BackendUnavailable, dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/** What a person has agreed to. */
export interface Consent {
  text: string;
  /** ISO 8601. */
  givenAt: string;
}

/** What is agreed to, and the sentence for it. */
const sentences = { flips: accountConsent, counts: countsConsent } as const;
type Purpose = keyof typeof sentences;

/**
 * Records that a person agrees to something being kept, with the sentence they saw. Twice keeps the first time; an id that is
 * no account's, as the auth service makes one up for a known address, records nothing.
 * @throws BackendUnavailable
 */
export async function recordConsent(userId: string, purpose: Purpose, signal?: AbortSignal): Promise<void> {
  const { version, text } = sentences[purpose];
  const { error } = await serviceClient(signal)
    .from('account_consents')
    .insert({ user_id: userId, purpose, version, text });
  if (error && error.code !== UNIQUE && error.code !== FOREIGN_KEY) throw new BackendUnavailable(error);
}

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';

/** @returns what a person agrees to now, or null. @throws BackendUnavailable */
export async function readConsent(
  userId: string,
  purpose: Purpose,
  signal?: AbortSignal,
): Promise<Consent | null> {
  const data = await dataOf(
    serviceClient(signal)
      .from('account_consents')
      .select('text, given_at')
      .eq('user_id', userId)
      .eq('purpose', purpose)
      .is('withdrawn_at', null)
      .maybeSingle(),
  );
  return data && { text: data.text, givenAt: data.given_at };
}

/** Ends the consent of a person to their flips being kept, from now on; the record stays. @throws BackendUnavailable */
export async function withdrawConsent(
  userId: string,
  { deleteFlips }: { deleteFlips: boolean },
): Promise<void> {
  await dataOf(serviceClient().rpc('withdraw_consent', { person: userId, delete_flips: deleteFlips }));
}
