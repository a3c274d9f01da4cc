import { newsletterConfirmMail, newsletterIssueMail } from '@/content/mails/newsletter';
import type { RenderedMail } from './mail';
import { renderMail } from './render-mail';
import { renderMarkdown } from './render-markdown';

interface ConfirmMail {
  siteUrl: string;
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** Renders the mail that asks for the second yes. */
export function newsletterConfirm(
  source: 'form' | 'import',
  { siteUrl, confirmUrl, unsubscribeUrl }: ConfirmMail,
): RenderedMail {
  const { button, closing } = newsletterConfirmMail;
  const { subject, preheader, title, blocks, reason } = newsletterConfirmMail[source];
  return renderMail({
    subject,
    preheader,
    title,
    blocks,
    action: { label: button, href: confirmUrl },
    closing,
    footer: { siteUrl, reason, unsubscribeUrl },
  });
}

export interface IssueContent {
  subject: string;
  /** The grey words after the subject; may be empty. */
  preheader: string;
  /** Markdown. */
  body: string;
}

/** Renders an issue of the newsletter. */
export function newsletterIssue(
  { subject, preheader, body }: IssueContent,
  { siteUrl, unsubscribeUrl }: { siteUrl: string; unsubscribeUrl: string },
): RenderedMail {
  return renderMail({
    subject,
    preheader,
    title: subject,
    blocks: [renderMarkdown(body, siteUrl)],
    footer: { siteUrl, reason: newsletterIssueMail.reason, unsubscribeUrl },
  });
}
