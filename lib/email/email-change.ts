import { emailChangeMails } from '@/content/mails/email-change';
import { maskEmail } from '@/lib/domain/email-address';
import { paths } from '@/lib/paths';
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
