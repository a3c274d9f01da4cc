import type { Metadata } from 'next';
import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { PageHead } from '@/components/site/section';
import { flipWords } from '@/content/flip/flip';
import { paths } from '@/lib/paths';

const { title, text, app, resources, night } = flipWords.offline;

export const metadata: Metadata = { title, robots: { index: false } };

/** The service worker's fallback when a page cannot be fetched. */
export default function OfflinePage() {
  return (
    <Frame path={paths.offline}>
      <PageHead
        title={title}
        lead={text}
        action={
          <ul className="grid gap-3 text-lg">
            <li>
              <TextLink link={{ href: paths.flipApp, label: app }} alone />
            </li>
            <li>
              <TextLink link={{ href: paths.night, label: night }} alone />
            </li>
            <li>
              <TextLink link={{ href: paths.resources, label: resources }} alone />
            </li>
          </ul>
        }
      />
    </Frame>
  );
}
