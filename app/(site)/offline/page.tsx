import type { Metadata } from 'next';
import { Frame } from '@/components/site/frame';
import { flipWords } from '@/content/flip';
import { paths } from '@/lib/paths';

const { title, text, app, resources } = flipWords.offline;

export const metadata: Metadata = { title, robots: { index: false } };

/** What the service worker shows in place of a page that cannot be fetched. */
export default function OfflinePage() {
  return (
    <Frame path={paths.offline}>
      <div className="wrap page-head grid justify-items-start">
        <h1 className="max-w-[16ch] text-display">{title}</h1>
        <p className="max-w-prose text-lg">{text}</p>
        <ul className="grid gap-3">
          <li>
            <a className="link is-alone text-lg" href={paths.flipApp}>
              {app}
            </a>
          </li>
          <li>
            <a className="link is-alone text-lg" href={paths.resources}>
              {resources}
            </a>
          </li>
        </ul>
      </div>
    </Frame>
  );
}
