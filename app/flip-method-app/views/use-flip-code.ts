import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { RunningViewProps } from './running-view';

/**
 * The code of the running flip is a third of all and fetched at the first touch or key, so that it is there when
 * the finger is lifted; the device keeps it from the first visit on.
 */
export function useFlipCode() {
  const [RunningView, setRunningView] = useState<ComponentType<RunningViewProps> | null>(null);

  /** @returns whether it is there */
  const loadFlipCode = useCallback(async () => {
    try {
      const code = await import('./running-view');
      setRunningView(() => code.RunningView);
      return true;
    } catch {
      return false;
    }
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, once: true };
    for (const event of ['pointerover', 'pointerdown', 'keydown'] as const)
      addEventListener(event, () => void loadFlipCode(), options);
    return () => stop.abort();
  }, [loadFlipCode]);

  return { RunningView, loadFlipCode };
}
