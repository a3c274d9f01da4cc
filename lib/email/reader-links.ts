import 'server-only';

import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { signLink } from '@/lib/workbook/links';

/**
 * Where the mails to one reader lead: paths of the site.
 * @param requestId the reader's workbook request
 * @param submissionId the submission that the mail answers; the course's mails confirm none
 */
export function readerLinks(requestId: string, submissionId = requestId) {
  const subscription = signLink('subscription', requestId);
  const read = signLink('read', requestId);
  return {
    openUrl: paths.workbookOpen(signLink('open', submissionId)),
    workbookUrl: paths.workbookFill,
    dayUrl: (day: number) => paths.courseDay(read, day),
    unsubscribeUrl: paths.unsubscribeBy(subscription),
    pauseUrl: `${paths.unsubscribeBy(subscription)}#pause`,
    /** For the mail's headers; see `unsubscribeHeaders`. */
    oneClickUrl: paths.subscription(subscription),
  };
}

/** Lets mail programs unsubscribe with one press of their own, by a POST to a path of the site (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(path: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicEnv().SITE_URL}${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
