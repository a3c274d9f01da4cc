import { brokenLinkPage } from '@/content/workbook-links';
import { paths } from '@/lib/paths';
import { Frame } from './frame';
import { LinkButton } from './link-button';
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
            <LinkButton link={again} />
            <LinkButton link={contact} variant="quiet" />
          </>
        }
      />
    </Frame>
  );
}
