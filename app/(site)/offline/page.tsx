import type { Metadata } from 'next';
import { Frame } from '@/components/site/frame';
import { PageHead } from '@/components/site/page-head';
import { flipWords } from '@/content/flip';
import { paths } from '@/lib/paths';

const { title, text, app, resources } = flipWords.offline;

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
              <a className="link is-alone" href={paths.flipApp}>
                {app}
              </a>
            </li>
            <li>
              <a className="link is-alone" href={paths.resources}>
                {resources}
              </a>
            </li>
          </ul>
        }
      />
    </Frame>
  );
}
