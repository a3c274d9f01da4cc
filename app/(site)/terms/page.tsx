import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { LongPage } from '@/components/site/long-page';
import { RichSections } from '@/components/site/rich-text';
import { terms } from '@/content/legal/terms';
import { crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.terms);

export default function TermsPage() {
  const { headline, lead, updated, sections } = terms;
  return (
    <Frame path={paths.terms}>
      <JsonLd data={[crumbsNode([{ name: 'Terms', path: paths.terms }])]} />
      <LongPage title={headline} lead={lead} updated={updated} parts={sections}>
        <RichSections sections={sections} />
      </LongPage>
    </Frame>
  );
}
