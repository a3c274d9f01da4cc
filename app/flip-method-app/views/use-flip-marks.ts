import { useLayoutEffect } from 'react';

/** Tells the frame around the page that a flip is on the screen, so that it steps aside. */
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
