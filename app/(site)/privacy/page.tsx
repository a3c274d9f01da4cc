import { LongPage } from '@/components/site/long-page';
import { RichSections } from '@/components/site/rich-text';
import { privacy } from '@/content/legal/privacy';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.privacy);

export default function PrivacyPage() {
  const { headline, lead, updated, sections } = privacy;
  return (
    <LongPage
      path={paths.privacy}
      name="Privacy"
      title={headline}
      lead={lead}
      updated={updated}
      parts={sections}
    >
      <RichSections sections={sections} />
    </LongPage>
  );
}
