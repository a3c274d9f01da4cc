import type { ReactNode } from 'react';
import { ArrivalNotices } from './arrival-notices';
import { Banner } from './banner';
import { ElementsScript } from './elements-script';
import { Footer } from './footer';
import { Navigation } from './navigation';
import { SkipLink } from './skip-link';
import { StickyBar } from './sticky-bar';

interface FrameProps {
  /** The page's own path without query. Pages are made ahead of any visit, so they say where they are. */
  path: string;
  children: ReactNode;
}

/** What stands around every page. The page puts its parts straight into the main slot. */
export function Frame({ path, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <ArrivalNotices path={path} />
      <Banner path={path} />
      <Navigation path={path} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <StickyBar path={path} />
      <ElementsScript />
    </>
  );
}
