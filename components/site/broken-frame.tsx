// It is fetched only when something has broken: every page could, and none should carry it.
'use client';

import type { ReactNode } from 'react';
import { Banner } from './banner';
import { Navigation } from './navigation';

/** Banner and navigation around the page that says that something has broken. */
export function BrokenFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Banner path="" />
      <Navigation path="" />
      {children}
    </>
  );
}
