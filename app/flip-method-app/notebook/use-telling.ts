import { useState } from 'react';
import type { Telling } from '@/components/flip/notebook/wait-stages';

/** Messages go through the worker, which is there where the site is built and the browser allows one. */
function current(): Telling {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'off';
  const { permission } = Notification;
  return permission === 'default' ? 'ask' : permission === 'granted' ? 'on' : 'off';
}

/** Whether the end of a wait can be told, and how to ask the browser for it; it is asked only by a press. */
export function useTelling() {
  const [telling, setTelling] = useState<Telling>(current);
  return {
    telling,
    async ask() {
      await Notification.requestPermission().catch(() => undefined);
      setTelling(current());
    },
  };
}
