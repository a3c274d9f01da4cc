import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to the heading of a stage that replaces another one, so that it is read out. */
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
