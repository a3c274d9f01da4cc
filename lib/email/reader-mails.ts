import 'server-only';

import { course } from '@/content/course/course';
import type { CourseDay } from '@/content/course/model';
import { workbookMail as content, courseButtons, courseKicker, courseReason } from '@/content/mails/workbook';
import type { DatedMail, QueuedMail } from '@/lib/data/email-jobs';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { signLink } from '@/lib/workbook/links';
import type { Mail } from './templates/mail';
import { renderMail } from './templates/render-mail';
import { unsubscribeHeaders } from './unsubscribe-headers';

const DAY_MS = 86_400_000;

/** @param firstName as typed; may be empty */
export function greet(firstName: string): string {
  const name = firstName.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return name ? `Hello ${name},` : 'Hello,';
}

/** The mail in response to the workbook form. `openUrl` is the page whose button opens it and starts the course. */
export function workbookMail(firstName: string, openUrl: string, unsubscribeUrl: string): Mail {
  return { ...content, greeting: greet(firstName), href: openUrl, unsubscribeUrl };
}

/** One day's course mail for one reader, with their personal links. */
export function courseMail(
  day: CourseDay,
  firstName: string,
  links: Pick<Mail, 'webUrl' | 'pauseUrl' | 'unsubscribeUrl'>,
): Mail {
  const { subject, preheader, title, blocks, sources, button } = day;
  return {
    ...{ subject, preheader, title, blocks, sources, ...links },
    kicker: courseKicker(day.day),
    greeting: greet(firstName),
    button: courseButtons[button],
    href: button === 'exercise' ? paths.flipApp : paths.workbookFill,
    reason: courseReason,
  };
}

/**
 * The name if it is safe to use in a greeting, or ''. Anyone can submit a stranger's address, so anything
 * that is not plainly a name (an address, a sentence, an advert) is left out.
 */
function greetable(firstName: string): string {
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(firstName) ? firstName : '';
}

/** Renders a mail that ends the subscription of this request by one click. */
function queued(mail: Mail, subscription: string): QueuedMail {
  const headers = unsubscribeHeaders(paths.subscription(subscription));
  return { ...renderMail(mail, publicEnv().SITE_URL), headers };
}

/** @param requestId the request that the links are for; `submissionId` is for the link that confirms */
export function renderWorkbookMail(requestId: string, submissionId: string, firstName: string): QueuedMail {
  const subscription = signLink('subscription', requestId);
  const openUrl = paths.workbookOpen(signLink('open', submissionId));
  return queued(workbookMail(greetable(firstName), openUrl, paths.unsubscribeBy(subscription)), subscription);
}

/** Renders the seven course mails: the first is due now, the others at daily intervals. */
export function renderCourse(requestId: string, firstName: string, now: Date): DatedMail[] {
  const subscription = signLink('subscription', requestId);
  const read = signLink('read', requestId);
  const unsubscribeUrl = paths.unsubscribeBy(subscription);
  return course.map((day) => {
    const webUrl = paths.courseDay(read, day.day);
    const links = { webUrl, pauseUrl: `${unsubscribeUrl}#pause`, unsubscribeUrl };
    return {
      ...queued(courseMail(day, greetable(firstName), links), subscription),
      kind: `course-${day.day}`,
      send_after: new Date(now.getTime() + (day.day - 1) * DAY_MS).toISOString(),
    };
  });
}
