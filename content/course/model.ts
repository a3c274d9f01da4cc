import type { Block, Source } from '@/content/text';
import type { WorkbookSectionId } from '@/content/workbook/workbook';

type CourseDayNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A day of the course, as a mail and as a page. */
export interface CourseDay {
  day: CourseDayNumber;
  title: string;
  subject: string;
  /** Preview text after the subject in a mail list. */
  preheader: string;
  /** Contains exactly one exercise. */
  blocks: readonly Block[];
  /** The related section of the workbook; the text mentions its heading. */
  page: WorkbookSectionId;
  /** URL of the mail's button. */
  button: 'workbook' | 'exercise';
  /** In the order of their citation numbers. */
  sources: readonly Source[];
}
