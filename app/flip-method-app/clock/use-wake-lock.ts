import { useEffect } from 'react';

/** A screen that goes dark in the middle of a step would break it, so it stays on while a flip runs. */
export function useWakeLock(running: boolean) {
  useEffect(() => {
    if (!running || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    navigator.wakeLock
      .request('screen')
      .then((granted) => {
        lock = granted;
        if (over) void granted.release();
      })
      .catch(() => undefined); // A low battery may refuse it.
    return () => {
      over = true;
      void lock?.release();
    };
  }, [running]);
}
