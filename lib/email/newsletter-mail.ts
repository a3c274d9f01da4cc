import 'server-only';

import type { QueuedMail } from '@/lib/data/email-jobs';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { unsubscribeHeaders } from './reader-links';
import { type IssueContent, newsletterConfirm, newsletterIssue } from './templates/newsletter-mail';

/**
 * Where the database puts the token of each subscriber, in the links and headers of a mail that is rendered once for all.
 * The functions of supabase/migrations/…_newsletter.sql know it too.
 */
const TOKEN_MARK = 'token-of-this-reader';

function links() {
  const { SITE_URL } = publicEnv();
  return {
    siteUrl: SITE_URL,
    confirmUrl: SITE_URL + paths.newsletterConfirm(TOKEN_MARK),
    unsubscribeUrl: SITE_URL + paths.newsletterStop(TOKEN_MARK),
    oneClickUrl: SITE_URL + paths.newsletterChange(TOKEN_MARK),
  };
}

/** The mail that asks for the second yes: by the form, or of an address that the owner brought along. */
export function renderNewsletterConfirm(source: 'form' | 'import'): QueuedMail {
  const to = links();
  return { ...newsletterConfirm(source, to), headers: unsubscribeHeaders(to) };
}

/** An issue as it is sent, but for the tokens. */
export function renderIssue(issue: IssueContent): QueuedMail & { headers: Record<string, string> } {
  const to = links();
  return { ...newsletterIssue(issue, to), headers: unsubscribeHeaders(to) };
}
