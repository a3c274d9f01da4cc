import type { ReactNode } from 'react';
import { ArrivalNotices } from './arrival-notices';
import { Banner } from './banner';
import { ElementsScript } from './elements-script';
import { Footer } from './footer';
import { Navigation } from './navigation';
import { SkipLink } from './skip-link';
import { StickyBar } from './sticky-bar';

interface FrameProps {
  /** Path of the page without query. A prop, because prerendering has no request to read it from. */
  path: string;
  children: ReactNode;
}

/** Banner, navigation, main and footer of every page. */
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
