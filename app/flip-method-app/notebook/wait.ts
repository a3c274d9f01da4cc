import { useEffect, useState } from 'react';
import { flipWords } from '@/content/flip';
import { phaseOf } from '@/lib/domain/delay/delay';
import { paths } from '@/lib/paths';
import { createStore, useStore } from '../create-store';
import { currentPerson } from '../outbox/person';
import { notebookOwner } from './owner';

/** What home has to know of a wait, without opening the notebook: whose it is and when it is over. */
interface WaitMark {
  owner: string;
  id: string;
  /** Epoch milliseconds. */
  endsAt: number;
}

export type Wait = { phase: 'running' | 'due'; endsAt: number } | null;

const KEY = 'flip.wait';
/** The longest time that a timer of the browser takes. */
const LONGEST = 2 ** 31 - 1;
const store = createStore<WaitMark | null>(null, read);

function read(): WaitMark | null {
  try {
    const { owner, id, endsAt } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof owner === 'string' && typeof id === 'string' && typeof endsAt === 'number')
      return { owner, id, endsAt };
  } catch {
    // Without storage a wait lasts as long as the page.
  }
  return null;
}

/** @param kept whether it outlives the page */
export function setWaitMark(mark: WaitMark | null, kept: boolean) {
  store.set(mark);
  try {
    if (mark && kept) localStorage.setItem(KEY, JSON.stringify(mark));
    else localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** The wait of this owner, if one is open. */
export function waitMarkOf(owner: string | null): WaitMark | null {
  const mark = store.get();
  return mark?.owner === owner ? mark : null;
}

/** The wait of this owner, followed until its end. While the page lives, it can say so with a notification. */
export function useWait(owner: string | null): Wait {
  useStore(store);
  const mark = waitMarkOf(owner);
  const [now, setNow] = useState(() => Date.now());
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
  useEffect(() => {
    // Begun, answered or deleted in another tab.
    const follow = ({ key }: StorageEvent) => key === KEY && store.set(read());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const phase = mark && phaseOf({ endsAt: mark.endsAt, answer: null }, now);
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
