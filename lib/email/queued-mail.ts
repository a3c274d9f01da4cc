import 'server-only';

import { course } from '@/content/course/course';
import type { DatedMail, QueuedMail } from '@/lib/data/email-jobs';
import { publicEnv } from '@/lib/env';
import { readerLinks, unsubscribeHeaders } from './reader-links';
import { courseMail } from './templates/course-mail';
import { renderMail } from './templates/render-mail';
import { workbookMail } from './templates/workbook-mail';

/**
 * A name that may be used in a greeting. A person can type anything beside a stranger's address; what is not plainly a
 * name (an address, a sentence, an advertisement) is left out of the mail.
 */
function greetable(firstName: string): string {
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(firstName) ? firstName : '';
}

/** @param requestId the request whose links the mail carries, with `submissionId` for the one that confirms */
export function renderWorkbookMail(requestId: string, submissionId: string, firstName: string): QueuedMail {
  const links = readerLinks(requestId, submissionId);
  const mail = workbookMail({ firstName: greetable(firstName), ...links });
  return { ...renderMail(mail, publicEnv().SITE_URL), headers: unsubscribeHeaders(links.oneClickUrl) };
}

const DAY_MS = 86_400_000;

/** The seven mails of the course: the first at once, then one every day at the same hour. */
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
