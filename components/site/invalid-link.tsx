import { ButtonLink } from '@/components/ui/button';
import { brokenLinkPage } from '@/content/workbook-links';
import { paths } from '@/lib/paths';
import { Frame } from './frame';
import { PageHead } from './page-head';

/**
 * For invalid links in mails. Not Next's `notFound()`, which renders nothing on a dynamic page without JavaScript.
 */
export function InvalidLink() {
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
