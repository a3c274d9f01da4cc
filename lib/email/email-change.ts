import 'server-only';

import { emailChangeMails } from '@/content/mails/email-change';
import { maskEmail } from '@/lib/domain/email-address';
import { paths } from '@/lib/paths';
import { directMail, resendProvider } from './resend';
import type { Mail } from './templates/mail';

/**
 * The mail to the new address of an account.
 * @param confirmUrl confirmation link; null if the address already has an account
 * @param currentEmail shown masked, so that the reader can tell whose account it is
 */
export function newAddressMail(confirmUrl: string | null, currentEmail: string): Mail {
  if (!confirmUrl) return { ...emailChangeMails.taken, href: paths.auth };
  const { before, caption, presentAddress, after, ...content } = emailChangeMails.confirm;
  const rows = [[presentAddress, maskEmail(currentEmail)]] as const;
  return { ...content, blocks: [before, { kind: 'facts', caption, rows }, ...after], href: confirmUrl };
}

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
    send(newEmail, newAddressMail(confirmUrl, currentEmail)),
    send(currentEmail, oldAddressMail(newEmail)),
  ]);
  return sent.every(Boolean);
}

async function send(recipient: string, mail: Mail): Promise<boolean> {
  const answer = await resendProvider().send(directMail('email-change', recipient, mail));
  if (answer.kind !== 'accepted') console.error('A mail about a new address was not sent.', answer.reason);
  return answer.kind === 'accepted';
}
