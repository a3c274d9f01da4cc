import { useEffect, useState } from 'react';
import { flipWords } from '@/content/flip/flip';
import { readLocal, tryTo, writeLocal } from '@/lib/device/device';
import { currentPerson } from '@/lib/device/person';
import { isMoment } from '@/lib/domain/local-date';
import { phaseOf } from '@/lib/domain/postponement';
import { paths } from '@/lib/paths';
import { recordOwnerOf } from '../shell/preferences';
import { createLocalStore, useStore } from '../shell/store';

/** The running postponement as the home view needs it, without opening the notebook. */
interface PostponementMark {
  owner: string;
  id: string;
  /** Epoch milliseconds. */
  endsAt: number;
}

export type OpenPostponement = { phase: 'running' | 'due'; endsAt: number } | null;

const KEY = 'flip.wait';
/** Milliseconds. A timer stands still while the device sleeps, and does not follow a clock that is set anew. */
const MAX_TIMEOUT_MS = 60_000;
/** Whether it is stored, and outlives the page. */
let isStored = true;
const store = createLocalStore<PostponementMark | null>(KEY, null, read);

function read(): PostponementMark | null {
  if (!isStored) return store.get();
  const { owner, id, endsAt } = readLocal(KEY);
  const isMark = typeof owner === 'string' && typeof id === 'string' && isMoment(endsAt);
  return isMark ? { owner, id, endsAt } : null;
}

/** @param kept whether it is stored, and outlives the page */
export function setPostponementMark(mark: PostponementMark | null, kept: boolean) {
  isStored = kept || mark === null;
  store.set(mark);
  writeLocal(KEY, kept ? mark : null);
}

/** The owner's open postponement, if there is one. */
export function postponementMarkOf(owner: string | null): PostponementMark | null {
  const mark = store.get();
  return mark?.owner === owner ? mark : null;
}

/** The owner's postponement, updated at its end. If the page is open but hidden then, shows a notification. */
export function useOpenPostponement(owner: string | null): OpenPostponement {
  useStore(store);
  const mark = postponementMarkOf(owner);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!mark) return;
    const update = () => setNow(Date.now());
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(check, Math.min(mark.endsAt - Date.now(), MAX_TIMEOUT_MS));
    };
    const check = () => {
      update();
      if (phaseOf({ endsAt: mark.endsAt, answer: null }, Date.now()) === 'running') wait();
      else if (document.hidden) void tryTo(() => notifyEnd(mark.id));
    };
    wait();
    // Timers do not run in a frozen page.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [mark]);
  const phase = mark && phaseOf({ endsAt: mark.endsAt, answer: null }, now);
  return mark && (phase === 'running' || phase === 'due') ? { phase, endsAt: mark.endsAt } : null;
}

/** The text is neutral: it may be read on a locked screen. */
async function notifyEnd(id: string) {
  // The permission may have been revoked, or the person may have signed out.
  if (window.Notification?.permission !== 'granted') return;
  if (postponementMarkOf(recordOwnerOf(currentPerson()))?.id !== id) return;
  const { title, text } = flipWords.postponementOver;
  const registration = await navigator.serviceWorker?.getRegistration();
  const options = { body: text, tag: 'flip-wait', silent: true, icon: '/icons/icon-192.png' };
  await registration?.showNotification(title, { ...options, data: `${paths.flipApp}?view=delay` });
}

const DAY_MS = 86_400_000;

/**
 * Formats a time in the device's locale, with the day if it is not today, and with the time zone if that may not be the person's.
 * @param moment epoch milliseconds
 */
export function momentText(moment: number, now: number): string {
  // Firefox says that every device is there, if it hides the time zone: its times are not those of the clock on the wall.
  const isHidden = /UTC|Reykjavik/.test(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(undefined, options).format(moment);
  const time = text({ hour: 'numeric', minute: '2-digit' }) + (isHidden ? ' GMT' : '');
  if (new Date(moment).toDateString() === new Date(now).toDateString()) return time;
  const far = Math.abs(moment - now) > 6 * DAY_MS;
  return `${text({ weekday: 'short', ...(far && { day: 'numeric', month: 'short' }) })} ${time}`;
}

export const fullDay: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** @param date YYYY-MM-DD */
export function dayText(
  date: string,
  parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
): string {
  return new Intl.DateTimeFormat(undefined, { ...parts, timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}
