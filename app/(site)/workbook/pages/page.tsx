import { PartList } from '@/app/(site)/workbook/fill/blocks';
import { WorkbookForm } from '@/app/(site)/workbook/form';
import { Page } from '@/components/site/page';
import { PageHead } from '@/components/site/section';
import { Card } from '@/components/ui/card';
import { worksheets } from '@/content/workbook/worksheets';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.worksheets);

/** The worksheets, to open without an email address, beside the form for the course by mail. */
export default function WorksheetsPage() {
  const { headline, lead, list, form } = worksheets;
  return (
    <Page path={paths.worksheets} crumb="Worksheets" parent={{ name: 'Free Workbook', path: paths.workbook }}>
      <PageHead title={headline} lead={lead} className="pb-12" />
      <div className="wrap split is-even items-start gap-y-14 pb-(--section)">
        <section aria-labelledby="parts">
          <h2 id="parts" className="mb-4 text-2xl">
            {list}
          </h2>
          <PartList hrefOf={paths.worksheet} numberClass="figures font-serif text-apricot" />
        </section>
        <Card look="sheet" id="form">
          <h2 className="text-2xl">{form.heading}</h2>
          <p className="mt-3 mb-6">{form.text}</p>
          <WorkbookForm path={paths.worksheets} place="form" />
        </Card>
      </div>
    </Page>
  );
}
