import { useEffect, useState } from 'react';
import { flipWords } from '@/content/flip';
import { phaseOf } from '@/lib/domain/delay/delay';
import { paths } from '@/lib/paths';
import { currentPerson } from '../outbox/person';
import { notebookOwner } from './owner';
import { useWaitMark, waitMarkOf } from './wait-mark';

/** The longest time that a timer of the browser takes. */
const LONGEST = 2 ** 31 - 1;

export type Wait = { phase: 'running' | 'due'; endsAt: number } | null;

/** The wait of this owner, followed until its end. While the page lives, it can say so with a notification. */
export function useWait(owner: string | null): Wait {
  const mark = useWaitMark(owner);
  const [now, setNow] = useState(() => Date.now());
  const phase = mark && phaseOf({ endsAt: mark.endsAt, answer: null }, now);
  useEffect(() => {
    if (!mark) return;
    const look = () => setNow(Date.now());
    const timer = setTimeout(
      () => {
        look();
        if (document.hidden) void tellEnd(mark.id);
      },
      Math.min(LONGEST, Math.max(0, mark.endsAt - Date.now())),
    );
    // A page that was frozen looks when it is seen again.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [mark]);
  return mark && (phase === 'running' || phase === 'due') ? { phase, endsAt: mark.endsAt } : null;
}

/** Its words say nothing that a stranger who sees the locked screen could not read. */
async function tellEnd(id: string) {
  // A permission may be gone, and the person too.
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (waitMarkOf(notebookOwner(currentPerson()))?.id !== id) return;
  const { title, text } = flipWords.waitOver;
  const registration = await navigator.serviceWorker?.getRegistration();
  const options = { body: text, tag: 'flip-wait', silent: true, icon: '/icons/icon-192.png' };
  await registration?.showNotification(title, { ...options, data: `${paths.flipApp}?view=delay` });
}
