import { useLayoutEffect } from 'react';

/** Marks the root element while a flip runs, so that the CSS hides the site's header and footer. */
export function useFlipMarks(flipping: boolean, emergency: boolean) {
  useLayoutEffect(() => {
    if (!flipping) return;
    const root = document.documentElement;
    root.dataset.flip = 'running';
    if (emergency) root.dataset.emergency = '';
    return () => {
      delete root.dataset.flip;
      delete root.dataset.emergency;
    };
  }, [flipping, emergency]);
}
