// Next hands the fault to a component of the browser.
'use client';

import { BrokenPage } from '@/components/site/broken-page';
import './globals.css';

/** When even the layout has fallen over: a document of its own. */
export default function GlobalErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <html lang="en">
      <body>
        <BrokenPage reference={error.digest} onRetry={reset} />
      </body>
    </html>
  );
}
