// Next requires error boundaries to be client components.
'use client';

import { ErrorPage, type ErrorPageProps } from '@/components/site/error-page';
import './globals.css';

/** Replaces the root layout when that fails, so it is a document of its own. */
export default function GlobalErrorPage(props: ErrorPageProps) {
  return (
    <html lang="en">
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
