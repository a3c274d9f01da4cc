import { useEffect } from 'react';

/** Keeps the screen on while a flip runs. */
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
      .catch(() => undefined); // Refused when the battery is low, for example.
    return () => {
      over = true;
      void lock?.release();
    };
  }, [running]);
}
