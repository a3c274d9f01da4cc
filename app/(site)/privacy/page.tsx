import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { LongPage } from '@/components/site/long-page';
import { RichSections } from '@/components/site/rich-text';
import { privacy } from '@/content/legal/privacy';
import { crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.privacy);

export default function PrivacyPage() {
  const { headline, lead, updated, sections } = privacy;
  return (
    <Frame path={paths.privacy}>
      <JsonLd data={[crumbsNode([{ name: 'Privacy', path: paths.privacy }])]} />
      <LongPage title={headline} lead={lead} updated={updated} parts={sections}>
        <RichSections sections={sections} />
      </LongPage>
    </Frame>
  );
}
