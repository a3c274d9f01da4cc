import { Frame } from '@/components/site/frame';
import { PageHead } from '@/components/site/page-head';
import { ButtonLink } from '@/components/ui/button';
import { brokenLinkPage } from '@/content/workbook-links';
import { paths } from '@/lib/paths';

/** For the links in mails, which can break on their way. */
export default function BrokenLink() {
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
