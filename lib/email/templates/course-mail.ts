import type { CourseDay } from '@/content/course/model';
import { courseButtons, courseKicker, courseReason } from '@/content/mails/workbook';
import { paths } from '@/lib/paths';
import { greet } from './greet';
import type { RenderedMail } from './mail';
import { renderMail } from './render-mail';

/** Who gets the mail, and the addresses that are only theirs; all absolute. */
export interface CourseMailReader {
  firstName: string;
  siteUrl: string;
  /** The page of the person's own workbook. */
  workbookUrl: string;
  /** The page of this day. */
  webUrl: string;
  pauseUrl: string;
  unsubscribeUrl: string;
}

/** Renders one day of the course for one reader. */
export function courseMail(day: CourseDay, reader: CourseMailReader): RenderedMail {
  const href = day.button === 'exercise' ? `${reader.siteUrl}${paths.flipApp}` : reader.workbookUrl;
  return renderMail({
    subject: day.subject,
    preheader: day.preheader,
    kicker: courseKicker(day.day),
    title: day.title,
    greeting: greet(reader.firstName),
    blocks: day.blocks,
    action: { label: courseButtons[day.button], href },
    sources: day.sources,
    footer: {
      siteUrl: reader.siteUrl,
      reason: courseReason,
      webUrl: reader.webUrl,
      pauseUrl: reader.pauseUrl,
      unsubscribeUrl: reader.unsubscribeUrl,
    },
  });
}
