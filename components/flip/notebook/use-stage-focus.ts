import { useLayoutEffect, useRef } from 'react';

/** Focuses the heading when the stage changes, so that it is announced. */
export function useStageFocus(stage: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(stage);
  useLayoutEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    frame.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [stage]);
  return frame;
}
