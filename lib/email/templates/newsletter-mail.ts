import { newsletterConfirmMail, newsletterIssueMail } from '@/content/mails/newsletter';
import type { Mail } from './mail';

interface ConfirmMail {
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** The confirmation mail (double opt-in). */
export function newsletterConfirm(
  source: 'form' | 'import',
  { confirmUrl, unsubscribeUrl }: ConfirmMail,
): Mail {
  const { button, closing } = newsletterConfirmMail;
  const { subject, preheader, title, blocks, reason } = newsletterConfirmMail[source];
  return {
    subject,
    preheader,
    title,
    blocks,
    action: { label: button, href: confirmUrl },
    closing,
    footer: { reason, unsubscribeUrl },
  };
}

export interface IssueContent {
  subject: string;
  /** Preview text; may be empty. */
  preheader: string;
  /** Markdown. */
  body: string;
}

/** An issue of the newsletter. */
export function newsletterIssue(
  { subject, preheader, body }: IssueContent,
  { unsubscribeUrl }: { unsubscribeUrl: string },
): Mail {
  return {
    subject,
    preheader,
    title: subject,
    blocks: [{ kind: 'markdown', text: body }],
    footer: { reason: newsletterIssueMail.reason, unsubscribeUrl },
  };
}
