import { emailChangeMails } from '@/content/mails/email-change';
import { paths } from '@/lib/paths';
import type { Mail } from './mail';

/**
 * The mail to the new address of an account.
 * @param confirmUrl confirmation link; null if the address already has an account
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

/** The mail that notifies the current address of the change. */
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
