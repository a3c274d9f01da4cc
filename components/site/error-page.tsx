// Client component: rendered by error boundaries. Every page's bundle includes it, so it imports very little.
'use client';

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { errorPage } from '@/content/errors';

/** Loaded after an error; if that fails too, the message is shown without banner and navigation. */
const Frame = lazy<ComponentType<{ children: ReactNode }>>(() =>
  import('./error-frame').then(
    ({ ErrorFrame }) => ({ default: ErrorFrame }),
    () => ({ default: Alone }),
  ),
);

function Alone({ children }: { children: ReactNode }) {
  return children;
}

export interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** The error page. Rendered by Next's error boundaries. */
export function ErrorPage({ error: { digest: reference }, reset }: ErrorPageProps) {
  const { headline, text, retry, home, contact, crisis } = errorPage;
  const page = (
    <main id="main" className="wrap page-head grid justify-items-start">
      <h1 className="max-w-title text-display">{headline}</h1>
      <p className="max-w-prose text-lg">{text}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="button"
          onClick={reset}
          className="min-h-14 rounded-md bg-apricot px-8 text-lg font-semibold text-apricot-ink"
        >
          {retry}
        </button>
        {[home, contact, crisis].map(({ label, href }) => (
          <a key={href} href={href} className="link py-1">
            {label}
          </a>
        ))}
      </p>
      {reference && (
        <p className="text-sm text-muted">
          {errorPage.reference}: {reference}
        </p>
      )}
    </main>
  );
  return (
    <Suspense fallback={page}>
      <Frame>{page}</Frame>
    </Suspense>
  );
}
