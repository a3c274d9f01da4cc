// Next hands the fault to a component of the browser.
'use client';

import { BrokenPage, type BrokenPageProps } from '@/components/site/broken-page';
import './globals.css';

/** When even the layout has fallen over: a document of its own. */
export default function GlobalErrorPage(props: BrokenPageProps) {
  return (
    <html lang="en">
      <body>
        <BrokenPage {...props} />
      </body>
    </html>
  );
}
