import { LegalPage } from '@/components/site/page';
import { accessibility } from '@/content/legal/accessibility';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.accessibility);

export default function AccessibilityPage() {
  return <LegalPage path={paths.accessibility} name="Accessibility" text={accessibility} />;
}
