import 'server-only';

import { course } from '@/content/course/course';
import type { DatedMail, QueuedMail } from '@/lib/data/email-jobs';
import { publicEnv } from '@/lib/env';
import { readerLinks, unsubscribeHeaders } from './reader-links';
import { courseMail } from './templates/course-mail';
import { renderMail } from './templates/render-mail';
import { workbookMail } from './templates/workbook-mail';

/**
 * The name if it is safe to use in a greeting, or ''. Anyone can submit a stranger's address, so anything
 * that is not plainly a name (an address, a sentence, an advert) is left out.
 */
function greetable(firstName: string): string {
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(firstName) ? firstName : '';
}

/** @param requestId the request that the links are for; `submissionId` is for the link that confirms */
export function renderWorkbookMail(requestId: string, submissionId: string, firstName: string): QueuedMail {
  const links = readerLinks(requestId, submissionId);
  const mail = workbookMail({ firstName: greetable(firstName), ...links });
  return { ...renderMail(mail, publicEnv().SITE_URL), headers: unsubscribeHeaders(links.oneClickUrl) };
}

const DAY_MS = 86_400_000;

/** Renders the seven course mails: the first is due now, the others at daily intervals. */
export function renderCourse(requestId: string, firstName: string, now: Date): DatedMail[] {
  const links = readerLinks(requestId);
  const reader = { firstName: greetable(firstName), ...links };
  return course.map((day) => ({
    ...renderMail(courseMail(day, { ...reader, webUrl: links.dayUrl(day.day) }), publicEnv().SITE_URL),
    headers: unsubscribeHeaders(links.oneClickUrl),
    kind: `course-${day.day}`,
    send_after: new Date(now.getTime() + (day.day - 1) * DAY_MS).toISOString(),
  }));
}
