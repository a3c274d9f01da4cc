import 'server-only';

import type { QueuedMail } from '@/lib/data/email-jobs';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { unsubscribeHeaders } from './reader-links';
import type { Mail } from './templates/mail';
import { type IssueContent, newsletterConfirm, newsletterIssue } from './templates/newsletter-mail';
import { renderMail } from './templates/render-mail';

/**
 * Where the database puts the token of each subscriber, in the links and headers of a mail that is rendered once for all.
 * The functions of supabase/migrations/…_newsletter.sql know it too.
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

/** The mail that asks for the second yes: by the form, or of an address that the owner brought along. */
export function renderNewsletterConfirm(source: 'form' | 'import'): QueuedMail {
  return queued(newsletterConfirm(source, links));
}

/** An issue as it is sent, but for the tokens. */
export function renderIssue(issue: IssueContent): QueuedMail & { headers: Record<string, string> } {
  return queued(newsletterIssue(issue, links));
}
