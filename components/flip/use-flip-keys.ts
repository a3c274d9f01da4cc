import { type RefObject, useEffect } from 'react';

/**
 * Handles single keys while focus is inside the element or nowhere, as briefly happens between steps.
 * @param onKey receives the key in lower case; returns whether it was handled
 */
export function useFlipKeys(element: RefObject<HTMLElement | null>, onKey: (key: string) => boolean) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Not the active element: a dialog closed by this key has already restored focus.
      const target = event.target as Node;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target !== document.body && !element.current?.contains(target)) return;
      if (onKey(event.key.toLowerCase())) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [element, onKey]);
}
