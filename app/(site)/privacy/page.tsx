import { LegalPage } from '@/components/site/page';
import { privacy } from '@/content/legal/privacy';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.privacy);

export default function PrivacyPage() {
  return <LegalPage path={paths.privacy} name="Privacy" text={privacy} />;
}
