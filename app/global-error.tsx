// Next requires error boundaries to be client components.
'use client';

import { BrokenPage, type BrokenPageProps } from '@/components/site/broken-page';
import './globals.css';

/** Replaces the root layout when that fails, so it is a document of its own. */
export default function GlobalErrorPage(props: BrokenPageProps) {
  return (
    <html lang="en">
      <body>
        <BrokenPage {...props} />
      </body>
    </html>
  );
}
