import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to the title of a screen that follows another one, so that it is read out and the next Tab
 * leads into it. The first screen of a visit leaves the focus where the browser puts it.
 * @param screen its name; `null` for one that places the focus itself
 */
export function useTitleFocus(screen: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<string | null | undefined>(undefined);
  useLayoutEffect(() => {
    const title = frame.current?.querySelector('h1');
    if (title && screen !== null && last.current !== undefined && last.current !== screen) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    if (screen !== 'opening') last.current = screen;
  }, [screen]);
  return frame;
}
