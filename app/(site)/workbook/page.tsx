import { WorkbookForm } from '@/components/forms/workbook-form';
import { Frame } from '@/components/site/frame';
import { Section } from '@/components/site/section';
import { WorkbookSheets } from '@/components/site/workbook/workbook-sheets';
import { Card } from '@/components/ui/card';
import { workbookForm } from '@/content/workbook-form';
import { workbookPage } from '@/content/workbook-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { sendWorkbook } from '@/lib/workbook/send-workbook';
import '@/app/styles/workbook-offer.css';

export const metadata = pageMetadata(paths.workbook);

export default function WorkbookPage() {
  const { headline, lead, contents, course, aside } = workbookPage;
  return (
    <Frame path={paths.workbook}>
      <div className="offer">
        <div className="wrap offer-head">
          <div className="offer-words grid gap-6">
            <h1 className="max-w-[16ch] text-display">{headline}</h1>
            <p className="max-w-[34rem] text-lg text-balance">{lead}</p>
            <div className="offer-sheets">
              <WorkbookSheets />
            </div>
          </div>
          <Card look="sheet" id="form">
            <WorkbookForm
              action={sendWorkbook}
              path={paths.workbook}
              place="form"
              heading={workbookForm.heading}
            />
          </Card>
        </div>
      </div>
      <Section id="contents" heading={contents.heading} layout="margin" ground="surface">
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {contents.items.map((item, index) => (
            <li
              key={item.id}
              data-delay={(index % 2) * 90}
              className="reveal grid content-start gap-2 border-t-2 border-ink pt-4"
            >
              <h3 className="text-xl">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
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
