import 'server-only';

import { emailChangeMails } from '@/content/mails/email-change';
import { paths } from '@/lib/paths';
import { directMail, resendProvider } from './resend';
import type { Mail } from './templates/mail';

/**
 * The mail to the new address of an account.
 * @param confirmUrl confirmation link; null if the address already has an account
 */
export const newAddressMail = (confirmUrl: string | null): Mail => ({
  ...(confirmUrl ? emailChangeMails.confirm : emailChangeMails.taken),
  href: confirmUrl ?? paths.auth,
});

/** The mail that notifies the current address of the change. */
export function oldAddressMail(newEmail: string): Mail {
  const { caption, newAddress, before, after, ...content } = emailChangeMails.notice;
  return {
    ...content,
    blocks: [before, { kind: 'facts', caption, rows: [[newAddress, newEmail]] }, ...after],
    href: paths.forgottenPassword,
  };
}

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
export async function sendEmailChange(change: AskedChange): Promise<boolean> {
  const { currentEmail, newEmail, token, taken } = change;
  const link = new URLSearchParams({ token_hash: token, type: 'email_change' });
  const confirmUrl = taken ? null : `${paths.authConfirm}?${link}`;
  const sent = await Promise.all([
    send(newEmail, newAddressMail(confirmUrl)),
    send(currentEmail, oldAddressMail(newEmail)),
  ]);
  return sent.every(Boolean);
}

async function send(recipient: string, mail: Mail): Promise<boolean> {
  const answer = await resendProvider().send(directMail('email-change', recipient, mail));
  if (answer.kind !== 'accepted') console.error('A mail about a new address was not sent.', answer.reason);
  return answer.kind === 'accepted';
}
