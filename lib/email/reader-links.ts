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
 * @param askId the ask that the mail answers; the letters confirm none
 */
export function readerLinks(requestId: string, askId = requestId): ReaderLinks {
  const { SITE_URL } = publicEnv();
  const letters = signLink('letters', requestId);
  const read = signLink('read', requestId);
  return {
    openUrl: SITE_URL + paths.workbookOpen(signLink('open', askId)),
    workbookUrl: SITE_URL + paths.workbookRead(read),
    dayUrl: (day) => SITE_URL + paths.courseDay(read, day),
    unsubscribeUrl: SITE_URL + paths.unsubscribeBy(letters),
    pauseUrl: `${SITE_URL}${paths.unsubscribeBy(letters)}#pause`,
    oneClickUrl: SITE_URL + paths.letters(letters),
  };
}

/** Lets mail programs unsubscribe with one press of their own (RFC 2369, RFC 8058). */
export function unsubscribeHeaders({ oneClickUrl }: ReaderLinks): Record<string, string> {
  return {
    'List-Unsubscribe': `<${oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
