import 'server-only';

import { newsletterConfirmMail, newsletterIssueMail } from '@/content/mails/newsletter';
import type { QueuedMail } from '@/lib/data/email-jobs';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import type { Mail } from './templates/mail';
import { renderMail } from './templates/render-mail';
import { unsubscribeHeaders } from './unsubscribe-headers';

/**
 * Placeholder for each subscriber's token in the links and headers of a mail that is rendered once. The
 * functions in supabase/migrations/…_newsletter.sql replace it.
 */
const TOKEN_MARK = 'token-of-this-reader';
const unsubscribeUrl = paths.newsletterStop(TOKEN_MARK);

/** The confirmation mail (double opt-in), for an address from the form or from the owner's import. */
export const newsletterConfirm = (source: 'form' | 'import'): Mail => ({
  ...newsletterConfirmMail[source],
  href: paths.newsletterConfirm(TOKEN_MARK),
  unsubscribeUrl,
});

export interface IssueContent {
  subject: string;
  /** Preview text; may be empty. */
  preheader: string;
  /** Markdown. */
  body: string;
}

/** An issue of the newsletter. */
export const newsletterIssue = ({ body, ...issue }: IssueContent): Mail => ({
  ...newsletterIssueMail,
  ...issue,
  title: issue.subject,
  blocks: [{ kind: 'markdown', text: body }],
  unsubscribeUrl,
});

const queued = (mail: Mail): Required<Pick<QueuedMail, 'headers'>> & QueuedMail => ({
  ...renderMail(mail, publicEnv().SITE_URL),
  headers: unsubscribeHeaders(paths.newsletterChange(TOKEN_MARK)),
});

/** Renders the confirmation mail, with token placeholders. */
export const renderNewsletterConfirm = (source: 'form' | 'import') => queued(newsletterConfirm(source));

/** Renders an issue, with token placeholders. */
export const renderIssue = (issue: IssueContent) => queued(newsletterIssue(issue));
