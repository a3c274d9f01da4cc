import { newsletterConfirmMail, newsletterIssueMail } from '@/content/mails/newsletter';
import { paths } from '@/lib/paths';
import type { Mail } from './templates/mail';

/**
 * The confirmation mail (double opt-in), for an address from the form or from the owner's import.
 * @param token of the submission
 */
export const newsletterConfirm = (source: 'form' | 'import', token: string): Mail => ({
  ...newsletterConfirmMail[source],
  href: paths.newsletterConfirm(token),
});

export interface IssueContent {
  subject: string;
  /** Preview text; may be empty. */
  preheader: string;
  /** Markdown. */
  body: string;
}

/** An issue of the newsletter. */
export const newsletterIssue = ({ body, subject, preheader }: IssueContent): Mail => ({
  ...newsletterIssueMail,
  subject,
  preheader,
  title: subject,
  blocks: [{ kind: 'markdown', text: body }],
});
