import { CourseDayText, InvalidLink } from '@/app/(site)/workbook/reading';
import { Frame } from '@/components/site/frame';
import { ButtonLink } from '@/components/ui/button';
import { findCourseDay } from '@/content/course/course';
import { courseButtons } from '@/content/mails/workbook';
import { readLink } from '@/lib/crypto/links';
import { linkMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

interface CoursePageProps {
  params: Promise<{ token: string; day: string }>;
}

const dayOf = (text: string) => (/^[1-7]$/.test(text) ? findCourseDay(Number(text)) : undefined);

export async function generateMetadata({ params }: CoursePageProps) {
  return linkMetadata(dayOf((await params).day)?.title);
}

/** A day of the course as a page. */
export default async function CoursePage({ params }: CoursePageProps) {
  const { token, day: number } = await params;
  const day = dayOf(number);
  if (!day || !readLink('read', token)) return <InvalidLink />;
  const nearby = (other: number) => {
    const found = findCourseDay(other);
    return found && { href: paths.courseDay(token, other), title: found.title };
  };
  return (
    <Frame path={`${paths.workbook}/course`}>
      <CourseDayText day={day} earlier={nearby(day.day - 1)} later={nearby(day.day + 1)} />
      <p className="wrap pb-(--section)">
        <ButtonLink href={day.button === 'exercise' ? paths.flipApp : paths.workbookFill} size="lg">
          {courseButtons[day.button]}
        </ButtonLink>
      </p>
    </Frame>
  );
}
