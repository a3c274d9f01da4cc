import { type SecurityChange, securityMailFrame, securityMails } from '@/content/mails/security';
import { paths } from '@/lib/paths';
import type { RenderedMail } from './mail';
import { renderMail } from './render-mail';

/** Renders the mail that tells the owner of an account what has changed about it. */
export function securityMail(siteUrl: string, change: SecurityChange): RenderedMail {
  const { subject, title, text } = securityMails[change];
  const { preheader, you, notYou, notYouMoved, button, contact, closing, reason } = securityMailFrame;
  const hasMoved = change === 'email-changed';
  return renderMail({
    subject,
    preheader,
    title,
    blocks: [text, you, hasMoved ? notYouMoved : notYou],
    action: hasMoved
      ? { label: contact, href: siteUrl + paths.contact }
      : { label: button, href: siteUrl + paths.forgottenPassword },
    closing: [closing],
    footer: { siteUrl, reason },
  });
}
