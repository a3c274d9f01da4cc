import { Frame } from '@/components/site/frame';
import { LinkButton, type Neighbour, PreviousNextLinks } from '@/components/site/links';
import { ArticleSources, RichText } from '@/components/site/rich-text';
import { PageHead } from '@/components/site/section';
import type { CourseDay } from '@/content/course/model';
import { brokenLinkPage } from '@/content/workbook/links';
import { courseReading } from '@/content/workbook/reading';
import { paths } from '@/lib/paths';

interface CourseDayTextProps {
  day: CourseDay;
  /** Links to the reader's other days; a day without one is not linked. */
  earlier?: Neighbour | undefined;
  later?: Neighbour | undefined;
}

/** One day of the course as a page, including its `h1`. */
export function CourseDayText({ day, earlier, later }: CourseDayTextProps) {
  return (
    <article aria-labelledby="title" className="wrap margin-grid py-head">
      <header className="grid content-start gap-3">
        <p className="text-sm text-muted">{courseReading.kicker(day.day)}</p>
        <h1 id="title" className="max-w-[13.1em] text-3xl">
          {day.title}
        </h1>
      </header>
      <div className="min-w-0 max-w-prose">
        <RichText blocks={day.blocks} />
        <ArticleSources sources={day.sources} />
        <div className="mt-14">
          <PreviousNextLinks words={courseReading.neighbours} previous={earlier} next={later} />
        </div>
      </div>
    </article>
  );
}

/**
 * For invalid links in mails. Not Next's `notFound()`, which renders nothing on a dynamic page without JavaScript.
 */
export function InvalidLink() {
  const { headline, text, again, contact } = brokenLinkPage;
  return (
    <Frame path={`${paths.workbook}/open`}>
      <PageHead
        title={headline}
        lead={text}
        action={
          <>
            <LinkButton link={again} />
            <LinkButton link={contact} variant="quiet" />
          </>
        }
      />
    </Frame>
  );
}
