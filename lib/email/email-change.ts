import 'server-only';

import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { directMail, resendProvider } from './resend';
import { newAddressMail, oldAddressMail } from './templates/email-change-mail';
import type { RenderedMail } from './templates/mail';

interface AskedChange {
  currentEmail: string;
  newEmail: string;
  token: string;
  /** Another account has the new address. */
  taken: boolean;
}

/**
 * Sends both mails of a change of address at once, not by the queue: without them nothing has happened, and
 * the person who asked is waiting to hear so.
 * @returns whether the provider took both
 */
export async function sendEmailChange({
  currentEmail,
  newEmail,
  token,
  taken,
}: AskedChange): Promise<boolean> {
  const { SITE_URL } = publicEnv();
  const link = new URLSearchParams({ token_hash: token, type: 'email_change' });
  const confirmUrl = taken ? null : `${SITE_URL}${paths.authConfirm}?${link}`;
  const [toNew, toOld] = await Promise.all([
    send(newEmail, newAddressMail(SITE_URL, confirmUrl)),
    send(currentEmail, oldAddressMail(SITE_URL, newEmail)),
  ]);
  return toNew && toOld;
}

async function send(recipient: string, mail: RenderedMail): Promise<boolean> {
  const answer = await resendProvider().send(directMail('email-change', recipient, mail));
  if (answer.kind !== 'accepted') console.error('A mail about a new address was not sent.', answer.reason);
  return answer.kind === 'accepted';
}
