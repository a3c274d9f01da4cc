import type { Metadata } from 'next';
import { Frame } from '@/components/site/frame';
import { errorPage } from '@/content/errors';
import { paths } from '@/lib/paths';

const { headline, text, retry, home, contact, crisis } = errorPage;

export const metadata: Metadata = { title: headline, robots: { index: false } };

/** Served for a request that failed altogether. Words and links, so that it depends on nothing that may be broken. */
export default function ServerErrorPage() {
  return (
    <Frame path={paths.serverError}>
      <div className="wrap page-head grid justify-items-start">
        <h1 className="max-w-[16ch] text-display">{headline}</h1>
        <p className="max-w-prose text-lg">{text}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {/* The page that failed, under its own address. */}
          <a href="?" className="link is-alone font-semibold">
            {retry}
          </a>
          {[home, contact, crisis].map(({ label, href }) => (
            <a key={href} href={href} className="link is-alone">
              {label}
            </a>
          ))}
        </p>
      </div>
    </Frame>
  );
}
