import { securityMail as content, type SecurityChange, securityMails } from '@/content/mails/security';
import { paths } from '@/lib/paths';
import type { Mail } from './templates/mail';

/** The mail that notifies an account's owner of a change. */
export function securityMail(change: SecurityChange): Mail {
  const { subject, text } = securityMails[change];
  const isGone = change === 'email-changed' || change === 'account-deleted';
  const { button, notYou } = content[isGone ? 'moved' : 'stayed'];
  return {
    ...content,
    subject,
    title: subject,
    blocks: [text, content.you, notYou],
    button,
    href: isGone ? paths.contact : paths.forgottenPassword,
  };
}
