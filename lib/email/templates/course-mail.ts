import type { CourseDay } from '@/content/course/model';
import { courseButtons, courseKicker, courseReason } from '@/content/mails/workbook';
import { paths } from '@/lib/paths';
import { greet } from './greet';
import type { Mail } from './mail';

/** The recipient and their personal links. */
export interface CourseMailReader {
  firstName: string;
  /** The person's own workbook. */
  workbookUrl: string;
  /** The web version of this day. */
  webUrl: string;
  pauseUrl: string;
  unsubscribeUrl: string;
}

/** One day's course mail for one reader. */
export function courseMail(day: CourseDay, reader: CourseMailReader): Mail {
  const href = day.button === 'exercise' ? paths.flipApp : reader.workbookUrl;
  return {
    subject: day.subject,
    preheader: day.preheader,
    kicker: courseKicker(day.day),
    title: day.title,
    greeting: greet(reader.firstName),
    blocks: day.blocks,
    action: { label: courseButtons[day.button], href },
    sources: day.sources,
    footer: {
      reason: courseReason,
      webUrl: reader.webUrl,
      pauseUrl: reader.pauseUrl,
      unsubscribeUrl: reader.unsubscribeUrl,
    },
  };
}
