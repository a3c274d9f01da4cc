// Next hands the fault to a component of the browser.
'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { BrokenPage } from '@/components/site/broken-page';

/** Where it cannot be fetched either, the words stand alone. */
const Frame = lazy(() =>
  import('@/components/site/broken-frame').then(
    ({ BrokenFrame }) => ({ default: BrokenFrame }),
    () => ({ default: Alone }),
  ),
);

function Alone({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const page = (
    <main id="main">
      <BrokenPage reference={error.digest} onRetry={reset} />
    </main>
  );
  return (
    <Suspense fallback={page}>
      <Frame>{page}</Frame>
    </Suspense>
  );
}
