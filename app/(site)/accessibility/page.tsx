import { LongPage } from '@/components/site/page';
import { RichSections } from '@/components/site/rich-text';
import { accessibility } from '@/content/legal/accessibility';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.accessibility);

export default function AccessibilityPage() {
  return (
    <LongPage
      path={paths.accessibility}
      name="Accessibility"
      text={accessibility}
      parts={accessibility.sections}
    >
      <RichSections sections={accessibility.sections} />
    </LongPage>
  );
}
