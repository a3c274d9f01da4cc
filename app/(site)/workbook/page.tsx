import { Frame } from '@/components/site/frame';
import { Points, Section } from '@/components/site/section';
import { Card } from '@/components/ui/card';
import { workbookForm, workbookPage } from '@/content/workbook/page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { WorkbookForm } from './form';
import { WorkbookSheets } from './sheets';

export const metadata = pageMetadata(paths.workbook);

export default function WorkbookPage() {
  const { headline, lead, contents, course, aside } = workbookPage;
  return (
    <Frame path={paths.workbook}>
      <div className="overflow-clip">
        <div className="wrap grid items-start gap-x-column gap-y-12 py-head lg:grid-cols-[6fr_5fr]">
          <div className="grid gap-6 self-stretch lg:grid-rows-[auto_auto_1fr]">
            <h1 className="max-w-title text-display">{headline}</h1>
            <p className="max-w-lead text-lg text-balance">{lead}</p>
            {/* The sheets rise out of the lower edge. */}
            <div className="relative -mb-head hidden min-h-60 lg:block">
              <div className="absolute top-14 left-4 w-full">
                <WorkbookSheets />
              </div>
            </div>
          </div>
          <Card look="sheet" id="form">
            <WorkbookForm path={paths.workbook} place="form" heading={workbookForm.heading} />
          </Card>
        </div>
      </div>
      <Section id="contents" heading={contents.heading} layout="margin" ground="surface">
        <Points items={contents.items} />
      </Section>
      <Section id="course" heading={course.heading} lead={course.lead} layout="margin">
        <ol className="grid">
          {course.days.map(({ day, title: dayTitle }) => (
            <li
              key={day}
              className="grid grid-cols-[6rem_1fr] items-baseline gap-4 border-t border-line py-4"
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
