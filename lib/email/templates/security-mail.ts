import { type SecurityChange, securityMailFrame, securityMails } from '@/content/mails/security';
import { paths } from '@/lib/paths';
import type { Mail } from './mail';

/** The mail that notifies an account's owner of a change. */
export function securityMail(change: SecurityChange): Mail {
  const { subject, title, text } = securityMails[change];
  const { preheader, you, notYou, notYouMoved, button, contact, closing, reason } = securityMailFrame;
  const hasMoved = change === 'email-changed';
  return {
    subject,
    preheader,
    title,
    blocks: [text, you, hasMoved ? notYouMoved : notYou],
    action: hasMoved
      ? { label: contact, href: paths.contact }
      : { label: button, href: paths.forgottenPassword },
    closing: [closing],
    footer: { reason },
  };
}
