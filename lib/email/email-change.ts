import 'server-only';

import { paths } from '@/lib/paths';
import { directMail, resendProvider } from './resend';
import { newAddressMail, oldAddressMail } from './templates/email-change-mail';
import type { Mail } from './templates/mail';

interface AskedChange {
  currentEmail: string;
  newEmail: string;
  token: string;
  /** Another account uses the new address. */
  taken: boolean;
}

/**
 * Sends both mails of an email change directly, not through the queue: without them the change has not
 * started, and the person is waiting for the result.
 * @returns whether the provider accepted both
 */
export async function sendEmailChange({
  currentEmail,
  newEmail,
  token,
  taken,
}: AskedChange): Promise<boolean> {
  const link = new URLSearchParams({ token_hash: token, type: 'email_change' });
  const confirmUrl = taken ? null : `${paths.authConfirm}?${link}`;
  const [toNew, toOld] = await Promise.all([
    send(newEmail, newAddressMail(confirmUrl)),
    send(currentEmail, oldAddressMail(newEmail)),
  ]);
  return toNew && toOld;
}

async function send(recipient: string, mail: Mail): Promise<boolean> {
  const answer = await resendProvider().send(directMail('email-change', recipient, mail));
  if (answer.kind !== 'accepted') console.error('A mail about a new address was not sent.', answer.reason);
  return answer.kind === 'accepted';
}
