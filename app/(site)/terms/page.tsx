import { LongPage } from '@/components/site/page';
import { RichSections } from '@/components/site/rich-text';
import { terms } from '@/content/legal/terms';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.terms);

export default function TermsPage() {
  return (
    <LongPage path={paths.terms} name="Terms" text={terms} parts={terms.sections}>
      <RichSections sections={terms.sections} />
    </LongPage>
  );
}
