import 'server-only';

import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { signLink } from '@/lib/workbook/links';

/**
 * Links for the mails to one reader, as paths of the site.
 * @param requestId the reader's workbook request
 * @param submissionId the submission to confirm; the course's mails confirm none
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

/** Headers for one-click unsubscribe (RFC 2369, RFC 8058), by a POST to a path of the site. */
export function unsubscribeHeaders(path: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicEnv().SITE_URL}${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
