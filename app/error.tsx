// Next hands the fault to a component of the browser.
'use client';

import { BrokenPage } from '@/components/site/broken-page';

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <BrokenPage reference={error.digest} onRetry={reset} />;
}
