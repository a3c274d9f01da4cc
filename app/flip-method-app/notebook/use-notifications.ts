import { useState } from 'react';
import type { NotificationState } from '@/components/flip/notebook/wait-stages';

/** `off` where notifications are unsupported or denied; they are shown by the service worker. */
function currentState(): NotificationState {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'off';
  const { permission } = Notification;
  return permission === 'default' ? 'ask' : permission === 'granted' ? 'on' : 'off';
}

/** Notification permission for the end of a wait, and a way to request it; requested only after a tap. */
export function useNotifications() {
  const [notifications, setNotifications] = useState<NotificationState>(currentState);
  return {
    notifications,
    async ask() {
      await Notification.requestPermission().catch(() => undefined);
      setNotifications(currentState());
    },
  };
}
