import type { Block, Source } from '@/content/text';
import type { WorkbookSectionId } from '@/content/workbook/workbook';

export type CourseDayNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** One day of the course: a mail, and the same text as a page. */
export interface CourseDay {
  day: CourseDayNumber;
  title: string;
  subject: string;
  /** The grey words after the subject in a list of mails. */
  preheader: string;
  /** Holds exactly one exercise. */
  blocks: readonly Block[];
  /** The section of the workbook that goes with the day; its heading is named in the text. */
  page: WorkbookSectionId;
  /** Where the one button of the mail leads. */
  button: 'workbook' | 'exercise';
  /** In the order of their numbers in the text. */
  sources: readonly Source[];
}
