import 'server-only';

import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import { type Args, serviceClient } from '@/lib/supabase/service';

/* All of these throw BackendFailure and are safe to retry. */

/**
 * Records a newsletter request and queues its confirmation mail (double opt-in). An existing subscription
 * stays unchanged until that mail is confirmed.
 */
export async function requestNewsletter(request: Args<'request_newsletter'>): Promise<void> {
  await dataOf(serviceClient().rpc('request_newsletter', request));
}

/** The picture of an issue, a JPEG; null if there is none with this id. */
export async function findPicture(id: string): Promise<Buffer<ArrayBuffer> | null> {
  const base64 = await dataOf(serviceClient().rpc('newsletter_picture', { id }));
  return base64 ? Buffer.from(base64, 'base64') : null;
}

const issuePage = z.object({
  subject: z.string(),
  body: z.string(),
  sent_at: z.string(),
  picture: z.object({ id: z.string(), alt: z.string(), width: z.number(), height: z.number() }).nullable(),
});

/** The page of an issue that has been sent; null for any other. */
export async function findIssuePage(id: string) {
  return issuePage.nullable().parse(await dataOf(serviceClient().rpc('newsletter_page', { issue_id: id })));
}

/** The issues that the owner lists on the site, newest first. */
export function listIssuePages() {
  return dataOf(serviceClient().rpc('newsletter_pages'));
}

/** State of a subscription; `waiting` means unconfirmed. */
export type SubscriptionState = 'waiting' | 'reading' | 'stopped' | 'unknown';

/**
 * The state of a link's subscription; read-only. What a link names here and below: the id of a submission or a subscriber, or the
 * token of a mail sent before links were signed.
 */
export async function newsletterLink(link: string): Promise<SubscriptionState> {
  return (await dataOf(serviceClient().rpc('newsletter_link', { link }))) as SubscriptionState;
}

/** Confirms the subscription (double opt-in). */
export async function confirmNewsletter(link: string): Promise<void> {
  await dataOf(serviceClient().rpc('confirm_newsletter', { link }));
}

/**
 * Unsubscribes. Idempotent.
 * @returns whether the subscription exists
 */
export async function unsubscribeNewsletter(link: string, source: 'page' | 'one-click'): Promise<boolean> {
  return (await dataOf(serviceClient().rpc('unsubscribe_newsletter', { link, source }))) !== 'unknown';
}
