import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Frame } from '@/components/site/frame';
import { PageHead } from '@/components/site/page-head';
import { RichText } from '@/components/site/rich-text';
import { SourceList } from '@/components/site/source-list';
import { ButtonLink } from '@/components/ui/button';
import { course, findCourseDay } from '@/content/course/course';
import { letterPage } from '@/content/workbook-links';
import { readLink } from '@/lib/email/links';
import { paths } from '@/lib/paths';

interface LetterPageProps {
  params: Promise<{ token: string; day: string }>;
}

export async function generateMetadata({ params }: LetterPageProps): Promise<Metadata> {
  const day = findCourseDay(Number((await params).day));
  return { title: day?.title ?? letterPage.nav, robots: { index: false }, referrer: 'same-origin' };
}

/** A letter of the course, as a page. */
export default async function LetterPage({ params }: LetterPageProps) {
  const { token, day: number } = await params;
  const day = /^[1-7]$/.test(number) ? findCourseDay(Number(number)) : undefined;
  if (!day || !readLink('read', token)) notFound();
  const button =
    day.button === 'exercise'
      ? { href: paths.flipApp, label: letterPage.exercise }
      : { href: paths.workbookRead(token), label: letterPage.workbook };
  return (
    <Frame path={paths.workbook}>
      <PageHead before={letterPage.of(day.day)} title={day.title} />
      <div className="wrap grid gap-12 pb-(--section)">
        <RichText blocks={day.blocks} />
        <ButtonLink href={button.href} size="lg" className="justify-self-start">
          {button.label}
        </ButtonLink>
        <SourceList sources={day.sources} />
        <nav aria-label={letterPage.nav}>
          <ol className="flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-6">
            {course.map((entry) => (
              <li key={entry.day}>
                <a
                  href={paths.courseDay(token, entry.day)}
                  aria-current={entry.day === day.day ? 'page' : undefined}
                  className="link aria-[current]:font-semibold aria-[current]:no-underline"
                >
                  {entry.day}. {entry.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </Frame>
  );
}
