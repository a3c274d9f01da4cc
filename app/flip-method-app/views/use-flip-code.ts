import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { RunningViewProps } from './running-view';

/**
 * Loads the code of the running flip (a third of the app) at the first hover, touch or key press, so that it
 * is usually there when the tap ends. The device caches it on the first visit.
 */
export function useFlipCode() {
  const [RunningView, setRunningView] = useState<ComponentType<RunningViewProps> | null>(null);

  /** @returns whether the code is loaded */
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
