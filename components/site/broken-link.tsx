import { ButtonLink } from '@/components/ui/button';
import { brokenLinkPage } from '@/content/workbook-links';
import { paths } from '@/lib/paths';
import { Frame } from './frame';
import { PageHead } from './page-head';

/**
 * For the links in mails, which can break on their way. A page of its own and not Next's `notFound()`, which leaves a
 * dynamic page empty where there is no script.
 */
export function BrokenLink() {
  const { headline, text, again, contact } = brokenLinkPage;
  return (
    <Frame path={paths.workbook}>
      <PageHead
        title={headline}
        lead={text}
        action={
          <>
            <ButtonLink href={again.href}>{again.label}</ButtonLink>
            <ButtonLink href={contact.href} variant="quiet">
              {contact.label}
            </ButtonLink>
          </>
        }
      />
    </Frame>
  );
}
