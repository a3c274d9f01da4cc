import { ArticleSources } from '@/components/site/article/article-sources';
import { RichText } from '@/components/site/rich-text';
import type { CourseDay } from '@/content/course/model';
import { courseReading } from '@/content/workbook/reading';

interface CourseDayTextProps {
  day: CourseDay;
  /** Addresses of the reader's other days; a day without one is not offered. */
  earlier?: string;
  later?: string;
}

/** One day of the course as a page, with its own `h1`. */
export function CourseDayText({ day, earlier, later }: CourseDayTextProps) {
  return (
    <article className="wrap course-day">
      <header className="grid gap-3">
        <p className="text-sm text-muted">{courseReading.kicker(day.day)}</p>
        <h1 className="max-w-[20ch] text-3xl">{day.title}</h1>
      </header>
      <div className="min-w-0">
        <RichText blocks={day.blocks} />
        <ArticleSources sources={day.sources} />
        {(earlier || later) && (
          <nav aria-label={courseReading.nearby} className="course-nearby" data-print="hide">
            {earlier && (
              <a href={earlier} className="link">
                <span aria-hidden="true">← </span>
                {courseReading.earlier}
              </a>
            )}
            {later && (
              <a href={later} className="link">
                {courseReading.later}
                <span aria-hidden="true"> →</span>
              </a>
            )}
          </nav>
        )}
      </div>
    </article>
  );
}
