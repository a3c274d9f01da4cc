import { PrintButton } from '@/components/site/links';
import { LongPage, MarginNote } from '@/components/site/page';
import { ArticleSources, RichSections } from '@/components/site/rich-text';
import { SafetyBrief } from '@/components/site/safety';
import { clinicians } from '@/content/clinicians';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.clinicians);

/** For clinicians: one page to read, and a sheet of two pages to fill in with a patient. */
export default function CliniciansPage() {
  const { parts, sheet, sources, reviewer, print } = clinicians;
  return (
    <LongPage path={paths.clinicians} text={clinicians} parts={[...parts, ...sheet]}>
      <div className="grid justify-items-start gap-6">
        <MarginNote>{reviewer}</MarginNote>
        <PrintButton label={print} />
      </div>
      <SafetyBrief />
      <div>
        <RichSections sections={parts} />
        <ArticleSources sources={sources} />
      </div>
      {sheet.map((page) => (
        <div key={page.id} className="border-t-2 border-ink pt-10 print:break-before-page print:border-0">
          <RichSections sections={[page]} />
        </div>
      ))}
    </LongPage>
  );
}
