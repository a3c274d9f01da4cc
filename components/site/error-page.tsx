// Client component: rendered by error boundaries. Every page's bundle includes it, so it imports very little.
'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { errorPage } from '@/content/errors';
import { written } from '@/content/flip/written';
import { emergency, talk } from '@/content/safety';
import { areaOf, matchesArea } from '@/lib/domain/area';

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

/** The numbers to call or text, those of the reader's area first. */
function numbersHere() {
  const area = areaOf(navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const away = ({ areas }: { areas: string }) => Number(!matchesArea(areas, area));
  return [...emergency.numbers, ...talk.numbers].sort((one, other) => away(one) - away(other));
}

/** The error page. Rendered by Next's error boundaries, in the browser only. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const { digest: reference } = error;
  useEffect(() => {
    // The server has logged its own errors. The report leaves out what a person wrote.
    if (!error.digest) reportError(error);
  }, [error]);
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
      <section aria-labelledby="meanwhile" className="grid max-w-prose gap-4">
        <h2 id="meanwhile" className="text-xl">
          {errorPage.meanwhile}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {numbersHere().map(({ verb, label, who, href }) => (
            <li key={href}>
              <a href={href} className="link is-alone">
                {verb} {label}
              </a>{' '}
              ({who})
            </li>
          ))}
        </ul>
        <p>{written.text}</p>
        <ol className="grid list-decimal gap-2 pl-5">
          {written.steps.map((step) => (
            <li key={step}>{step.replaceAll('**', '')}</li>
          ))}
        </ol>
      </section>
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
