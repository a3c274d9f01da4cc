import { emailChangeMails } from '@/content/mails/email-change';
import { paths } from '@/lib/paths';
import type { Mail } from './mail';

/**
 * The mail to the address that an account wants to move to.
 * @param confirmUrl where the link leads; null when the address has an account of its own
 */
export function newAddressMail(confirmUrl: string | null): Mail {
  const content = confirmUrl ? emailChangeMails.confirm : emailChangeMails.taken;
  return {
    subject: content.subject,
    preheader: content.preheader,
    title: content.title,
    blocks: content.blocks,
    action: { label: content.button, href: confirmUrl ?? paths.auth },
    closing: content.closing,
    footer: { reason: content.reason },
  };
}

/** The mail that tells the present address which one is to replace it. */
export function oldAddressMail(newEmail: string): Mail {
  const content = emailChangeMails.notice;
  return {
    subject: content.subject,
    preheader: content.preheader,
    title: content.title,
    blocks: [
      ...content.blocks,
      { kind: 'facts', caption: content.caption, rows: [[content.newAddress, newEmail]] },
      ...content.closing,
    ],
    action: { label: content.button, href: paths.forgottenPassword },
    footer: { reason: content.reason },
  };
}
