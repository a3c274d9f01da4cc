import { LegalPage } from '@/components/site/page';
import { terms } from '@/content/legal/terms';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.terms);

export default function TermsPage() {
  return <LegalPage path={paths.terms} name="Terms" text={terms} />;
}
