import { WorkbookForm } from '@/components/forms/workbook-form';
import { Frame } from '@/components/site/frame';
import { Section } from '@/components/site/section';
import { Card } from '@/components/ui/card';
import { workbookForm, workbookPage } from '@/content/workbook-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { sendWorkbook } from '@/lib/workbook/send-workbook';

export const metadata = pageMetadata(paths.workbook);

export default function WorkbookPage() {
  const { headline, lead, contents, course, aside } = workbookPage;
  return (
    <Frame path={paths.workbook}>
      <div className="wrap grid items-start gap-x-[clamp(3rem,6vw,6rem)] gap-y-12 py-[clamp(3rem,2rem+4vw,6rem)] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid gap-6 lg:sticky lg:top-[calc(var(--frame-top)+3rem)]">
          <h1 className="max-w-[16ch] text-display">{headline}</h1>
          <p className="max-w-[34rem] text-lg">{lead}</p>
        </div>
        <Card look="sheet" id="form" className="scroll-mt-[calc(var(--frame-top)+2rem)]">
          <WorkbookForm action={sendWorkbook} path={paths.workbook} heading={workbookForm.heading} />
        </Card>
      </div>
      <Section id="contents" heading={contents.heading} layout="margin" ground="surface">
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {contents.items.map((item) => (
            <li key={item.id} className="grid content-start gap-2 border-t-2 border-ink pt-4">
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
