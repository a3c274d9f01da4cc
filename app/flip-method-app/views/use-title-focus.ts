import { useLayoutEffect, useRef } from 'react';

/**
 * Moves focus to the title of each new screen, so that it is announced and Tab continues from there. The
 * first screen of a visit keeps the browser's focus.
 * @param screen its name; `null` for a screen that manages focus itself
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
