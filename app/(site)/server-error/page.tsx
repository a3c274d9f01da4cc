import type { Metadata } from 'next';
import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { PageHead } from '@/components/site/section';
import { errorPage } from '@/content/errors';
import { paths } from '@/lib/paths';

const { headline, text, retry, home, contact, crisis } = errorPage;
// Links back to the failed page: this one is served under that page's URL.
const again = { label: retry, href: '?' };

export const metadata: Metadata = { title: headline, robots: { index: false } };

/** Served when a request fails entirely. Text and links only, so that it depends on nothing that may be broken. */
export default function ServerErrorPage() {
  return (
    <Frame path={paths.serverError}>
      <PageHead
        title={headline}
        lead={text}
        action={[again, home, contact, crisis].map((link) => <TextLink key={link.href} link={link} alone />)}
      />
    </Frame>
  );
}
