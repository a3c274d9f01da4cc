// Client component, loaded only after an error, so that it adds nothing to other pages.
'use client';

import type { ReactNode } from 'react';
import { Banner } from './frame';
import { Navigation } from './navigation';

/** Banner and navigation around the error page. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="contents">
        <Banner path="" />
        <Navigation path="" />
      </header>
      {children}
    </>
  );
}
