import { type SecondFactorChange, secondFactorMails } from '@/content/mails/second-factor';
import { paths } from '@/lib/paths';
import type { RenderedMail } from './mail';
import { renderMail } from './render-mail';

/** Renders the mail that tells an admin about a change of their second factor. */
export function secondFactorMail(siteUrl: string, change: SecondFactorChange): RenderedMail {
  const { subject, preheader, title, blocks, closing, button, reason } = secondFactorMails[change];
  return renderMail({
    subject,
    preheader,
    title,
    blocks: [...blocks, ...closing],
    action: { label: button, href: siteUrl + paths.forgottenPassword },
    footer: { siteUrl, reason },
  });
}
