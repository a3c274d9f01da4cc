import { type RefObject, useEffect } from 'react';

/**
 * Hears single keys while the focus is in an element, or nowhere: between two steps it is for a moment.
 * @param onKey told a key in lower case; returns whether it meant something
 */
export function useFlipKeys(element: RefObject<HTMLElement | null>, onKey: (key: string) => boolean) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Where the key went; a dialog that it closes has given the focus back by now.
      const target = event.target as Node;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target !== document.body && !element.current?.contains(target)) return;
      if (onKey(event.key.toLowerCase())) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [element, onKey]);
}
