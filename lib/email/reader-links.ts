import 'server-only';

import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { signLink } from '@/lib/workbook/links';

/** The addresses in the mails to one reader; all absolute. */
export interface ReaderLinks {
  openUrl: string;
  workbookUrl: string;
  dayUrl: (day: number) => string;
  unsubscribeUrl: string;
  pauseUrl: string;
  /** For the mail's headers; see `unsubscribeHeaders`. */
  oneClickUrl: string;
}

/**
 * @param requestId the reader's workbook request
 * @param submissionId the submission that the mail answers; the course's mails confirm none
 */
export function readerLinks(requestId: string, submissionId = requestId): ReaderLinks {
  const { SITE_URL } = publicEnv();
  const subscription = signLink('subscription', requestId);
  const read = signLink('read', requestId);
  return {
    openUrl: SITE_URL + paths.workbookOpen(signLink('open', submissionId)),
    workbookUrl: SITE_URL + paths.workbookFill,
    dayUrl: (day) => SITE_URL + paths.courseDay(read, day),
    unsubscribeUrl: SITE_URL + paths.unsubscribeBy(subscription),
    pauseUrl: `${SITE_URL}${paths.unsubscribeBy(subscription)}#pause`,
    oneClickUrl: SITE_URL + paths.subscription(subscription),
  };
}

/** Lets mail programs unsubscribe with one press of their own (RFC 2369, RFC 8058). */
export function unsubscribeHeaders({
  oneClickUrl,
}: Pick<ReaderLinks, 'oneClickUrl'>): Record<string, string> {
  return {
    'List-Unsubscribe': `<${oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
