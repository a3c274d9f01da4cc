import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import type { QueuedMail } from './email-jobs';

/* They throw BackendUnavailable; asking again is safe. */

/**
 * Keeps that an address was typed into the form, and queues the mail that asks for the second yes. Nothing of a known
 * address changes until the button in that mail is pressed.
 * @param mail with the mark where its token goes; see lib/email/newsletter-mail.ts
 */
export async function requestNewsletter(
  request: { email: string; consentText: string; consentVersion: string },
  mail: QueuedMail,
): Promise<void> {
  const { email, consentText, consentVersion } = request;
  await dataOf(
    serviceClient().rpc('request_newsletter', {
      email,
      consent_text: consentText,
      consent_version: consentVersion,
      mail: { ...mail },
    }),
  );
}

/** Where the subscription behind a link is; `waiting` for the second yes. */
export type SubscriptionState = 'waiting' | 'reading' | 'stopped' | 'unknown';

/** What a link of the newsletter leads to; asking changes nothing. */
export async function newsletterLink(token: string): Promise<SubscriptionState> {
  return (await dataOf(serviceClient().rpc('newsletter_link', { token }))) as SubscriptionState;
}

/** The second yes. */
export async function confirmNewsletter(token: string): Promise<void> {
  await dataOf(serviceClient().rpc('confirm_newsletter', { token }));
}

/**
 * No newsletter after this. Twice is the same as once.
 * @returns whether there is such a subscription
 */
export async function unsubscribeNewsletter(token: string, source: 'page' | 'one-click'): Promise<boolean> {
  return (await dataOf(serviceClient().rpc('unsubscribe_newsletter', { token, source }))) !== 'unknown';
}
