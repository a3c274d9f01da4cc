import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { DrawnCards, Section } from '@/components/site/section';
import { Card } from '@/components/ui/card';
import { ownWorkbookLink } from '@/content/navigation';
import { workbookForm, workbookPage } from '@/content/workbook/page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { WorkbookForm } from './form';
import { sheet, WorkbookFan } from './sheets';

export const metadata = pageMetadata(paths.workbook);

export default function WorkbookPage() {
  const { headline, inShort, lead, own, contents, course, aside } = workbookPage;
  return (
    <Frame path={paths.workbook}>
      <div className="wrap workbook-head">
        <h1>{headline}</h1>
        <p className="order-none! text-sm lg:hidden">{inShort}</p>
        <p className="max-w-lead text-lg text-pretty">
          {lead}
          <span className="block pt-3 text-base">
            {own} <TextLink link={ownWorkbookLink} />
          </span>
        </p>
        <WorkbookFan />
        <Card look="sheet" id="form" className="max-sm:px-[min(1.25rem,4vw)] max-sm:py-4 sm:py-5">
          <WorkbookForm path={paths.workbook} place="form" heading={workbookForm.heading} />
        </Card>
      </div>
      <Section
        id="contents"
        heading={contents.heading}
        layout="margin"
        ground="surface"
        action={<TextLink link={contents.all} alone className="font-semibold" />}
      >
        <DrawnCards
          cards={contents.items}
          drawings={[sheet('technique'), sheet('week'), sheet('plan'), sheet('care')]}
          className="grid-cols-2 max-sm:gap-x-5 max-sm:gap-y-10 max-[16rem]:grid-cols-1"
        />
      </Section>
      <Section id="course" heading={course.heading} lead={course.lead} layout="margin">
        <ol className="grid">
          {course.days.map(({ day, title: dayTitle }) => (
            <li
              key={day}
              className="grid grid-cols-[6rem_1fr] items-baseline gap-4 max-[16rem]:grid-cols-1 max-[16rem]:gap-1 border-t border-line py-4"
            >
              <span className="text-sm text-muted">Day {day}</span>
              <span className="font-serif text-xl">{dayTitle}</span>
            </li>
          ))}
        </ol>
        <p className="max-w-prose border-t border-line pt-6 text-sm text-muted lg:col-start-2">{aside}</p>
      </Section>
    </Frame>
  );
}
