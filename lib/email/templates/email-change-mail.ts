import { emailChangeMails } from '@/content/mails/email-change';
import { paths } from '@/lib/paths';
import type { RenderedMail } from './mail';
import { renderMail } from './render-mail';

/**
 * Renders the mail to the address that an account wants to move to.
 * @param confirmUrl the absolute address of the link; null when the address has an account of its own
 */
export function newAddressMail(siteUrl: string, confirmUrl: string | null): RenderedMail {
  const content = confirmUrl ? emailChangeMails.confirm : emailChangeMails.taken;
  return renderMail({
    subject: content.subject,
    preheader: content.preheader,
    title: content.title,
    blocks: content.blocks,
    action: { label: content.button, href: confirmUrl ?? siteUrl + paths.auth },
    closing: content.closing,
    footer: { siteUrl, reason: content.reason },
  });
}

/** Renders the mail that tells the present address which one is to replace it. */
export function oldAddressMail(siteUrl: string, newEmail: string): RenderedMail {
  const content = emailChangeMails.notice;
  return renderMail({
    subject: content.subject,
    preheader: content.preheader,
    title: content.title,
    blocks: [
      ...content.blocks,
      { kind: 'facts', caption: content.caption, rows: [[content.newAddress, newEmail]] },
      ...content.closing,
    ],
    action: { label: content.button, href: siteUrl + paths.forgottenPassword },
    footer: { siteUrl, reason: content.reason },
  });
}
