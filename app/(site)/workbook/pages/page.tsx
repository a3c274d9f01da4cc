import { sendWorkbook } from '@/app/(site)/workbook/actions';
import { WorkbookForm } from '@/app/(site)/workbook/form';
import { Page } from '@/components/site/page';
import { PageHead } from '@/components/site/section';
import { Card } from '@/components/ui/card';
import { worksheets } from '@/content/workbook/pages';
import { workbook } from '@/content/workbook/workbook';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.worksheets);

/** The worksheets, to open without an email address, beside the form for the course by mail. */
export default function WorksheetsPage() {
  const { headline, lead, list, form } = worksheets;
  return (
    <Page path={paths.worksheets} crumb="Worksheets" parent={{ name: 'Free Workbook', path: paths.workbook }}>
      <PageHead title={headline} lead={lead} className="pb-12" />
      <div className="wrap grid items-start gap-x-20 gap-y-14 pb-(--section) lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="parts">
          <h2 id="parts" className="mb-4 text-2xl">
            {list}
          </h2>
          <ol>
            {workbook.parts.map(({ id, title, lead: about }, index) => (
              <li key={id} className="grid grid-cols-[3.5rem_1fr] items-baseline border-t border-line py-4.5">
                <span className="figures font-serif text-2xl text-apricot" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <a
                    href={paths.worksheet(id)}
                    className="font-serif text-xl underline decoration-edge underline-offset-4"
                  >
                    {title}
                  </a>
                  <p className="text-sm text-muted">{about}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <Card look="sheet" id="form">
          <h2 className="text-2xl">{form.heading}</h2>
          <p className="mt-3 mb-6">{form.text}</p>
          <WorkbookForm action={sendWorkbook} path={paths.worksheets} place="form" />
        </Card>
      </div>
    </Page>
  );
}
