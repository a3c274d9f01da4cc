import { LongPage } from '@/components/site/page';
import { RichSections } from '@/components/site/rich-text';
import { privacy } from '@/content/legal/privacy';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.privacy);

export default function PrivacyPage() {
  return (
    <LongPage path={paths.privacy} name="Privacy" text={privacy} parts={privacy.sections}>
      <RichSections sections={privacy.sections} />
    </LongPage>
  );
}
