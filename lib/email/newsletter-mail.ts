import 'server-only';

import type { QueuedMail } from '@/lib/data/email-jobs';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { unsubscribeHeaders } from './reader-links';
import type { Mail } from './templates/mail';
import { type IssueContent, newsletterConfirm, newsletterIssue } from './templates/newsletter-mail';
import { renderMail } from './templates/render-mail';

/**
 * Placeholder for each subscriber's token in the links and headers of a mail that is rendered once. The
 * functions in supabase/migrations/…_newsletter.sql replace it.
 */
const TOKEN_MARK = 'token-of-this-reader';

const links = {
  confirmUrl: paths.newsletterConfirm(TOKEN_MARK),
  unsubscribeUrl: paths.newsletterStop(TOKEN_MARK),
};

const queued = (mail: Mail) => ({
  ...renderMail(mail, publicEnv().SITE_URL),
  headers: unsubscribeHeaders(paths.newsletterChange(TOKEN_MARK)),
});

/** The confirmation mail (double opt-in), for an address from the form or from the owner's import. */
export function renderNewsletterConfirm(source: 'form' | 'import'): QueuedMail {
  return queued(newsletterConfirm(source, links));
}

/** Renders an issue, with token placeholders. */
export function renderIssue(issue: IssueContent): QueuedMail & { headers: Record<string, string> } {
  return queued(newsletterIssue(issue, links));
}
