import { useEffect } from 'react';
import { databases, GUEST, hasDatabase } from '@/lib/device/databases';
import type { FlipSession } from '@/lib/domain/flip/session';
import { deliver } from '@/lib/domain/outbox/deliver';
import { type OwnedStore, purgeDeletedAccounts } from '@/lib/domain/outbox/purge-deleted-accounts';
import { noRetry, type Retry, retryAfter, retryDelay } from '@/lib/domain/outbox/retry';
import { createStore, useStore } from '../create-store';
import { setWish } from '../cues/preferences';
import { deviceOf, forgetCounts } from '../notebook/counts-mark';
import { isInMemoryOnly, outboxStore } from './outbox-db';
import { askWhoIsHere, currentPerson, isOutdated, ownerOf } from './person';
import { askWhoIsGone, postSessions } from './post-sessions';
import { watchSign } from './sign';

/** What waits on this device for the person who is here. */
export interface Waiting {
  ids: readonly string[];
  /** Those of them that would be lost with the page, because the browser has no disk for them. */
  inMemory: readonly string[];
  /** Why the server took none of them when it was asked last, if the person can do something about it or should know. */
  held: 'no-consent' | 'full' | null;
}

const waiting = createStore<Waiting>({ ids: [], inMemory: [], held: null });
const savedListeners = new Set<() => void>();
let held: Waiting['held'] = null;
let retry: Retry = noRetry;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending = false;
let again = false;
let otherTabs: BroadcastChannel | undefined;
let checked = false;
let askTimer: ReturnType<typeof setTimeout> | undefined;
let unanswered = 0;

async function recount() {
  const owner = ownerOf(currentPerson());
  const ids = owner === null ? [] : (await outboxStore.of(owner)).map((row) => row.session.id);
  waiting.set({ ids, inMemory: ids.filter(isInMemoryOnly), held });
}

/** Puts a completed flip on the device's disk, then sends it. */
export async function saveFlip(session: FlipSession, userId: string): Promise<void> {
  await outboxStore.put({ session, userId, savedAt: Date.now() });
  await recount();
  otherTabs?.postMessage('changed');
  void sendWaiting();
}

/** Sends what waits for the person who is here; only one tab at a time does. */
export async function sendWaiting(): Promise<void> {
  if (sending) {
    again = true;
    return;
  }
  sending = true;
  clearTimeout(timer);
  try {
    do {
      again = false;
      if (navigator.locks) await navigator.locks.request('flip-outbox', sendOnce);
      else await sendOnce();
    } while (again);
  } catch {
    // The disk refused to be read. What is on it stays there for the next occasion.
  } finally {
    sending = false;
  }
  await recount();
}

async function sendOnce() {
  const person = currentPerson();
  if (person.status !== 'signed-in') return;
  const delivery = await deliver(person.id, outboxStore, postSessions);
  held = delivery.kind === 'no-consent' || delivery.kind === 'full' ? delivery.kind : null;
  retry = retryAfter(retry, delivery, Date.now(), Math.random());
  if (retry.at !== null) timer = setTimeout(sendWaiting, Math.max(0, retry.at - Date.now()));
  if (delivery.saved > 0) {
    for (const listener of savedListeners) listener();
    otherTabs?.postMessage('changed');
  }
  if (delivery.kind === 'signed-out' || delivery.kind === 'other-person') {
    const now = await askWhoIsHere();
    if (now.status === 'signed-in' && now.id !== person.id) again = true;
  }
}

/** Asks who is here and sends: on opening, on coming back to the page, and when the network returns. */
export async function syncOutbox() {
  clearTimeout(askTimer);
  await askWhoIsHere();
  // A person is signed in, and no answer said who: a guest meanwhile, but not for longer than the server needs.
  unanswered = isOutdated() ? unanswered + 1 : 0;
  if (unanswered > 0) askTimer = setTimeout(syncOutbox, retryDelay(unanswered, Math.random()));
  await recount();
  await sendWaiting();
  await sendCounts().catch(() => undefined);
  await forgetDeleted();
}

/** The counts of a notebook may have changed while they could not be sent. */
async function sendCounts() {
  const owner = ownerOf(currentPerson());
  if (owner === null || deviceOf(owner) === null) return;
  const { syncCounts } = await import('../notebook/counts');
  await syncCounts();
}

/** What this device has of people with an account: flips that wait, and what they wrote. */
const onDevice: OwnedStore = {
  async owners() {
    const owners = new Set(await outboxStore.owners());
    for (const pages of await openWritten()) for (const owner of await pages.owners()) owners.add(owner);
    return [...owners].filter((owner) => owner !== GUEST);
  },
  async forget(owner) {
    const ids = (await outboxStore.of(owner)).map(({ session }) => session.id);
    await outboxStore.remove(owner, ids);
    for (const pages of await openWritten()) await pages.removeAll(owner);
    for (const wish of ['keeps', 'steppedBack'] as const) setWish(wish, owner, false);
    forgetCounts(owner);
  },
};

/** The databases of words that are on this device. Their code is fetched only where there is one. */
async function openWritten() {
  const names = [];
  for (const name of Object.values(databases)) if (await hasDatabase(name)) names.push(name);
  if (names.length === 0) return [];
  const { encryptedPages } = await import('@/lib/device/encrypted-pages');
  return names.map((name) => encryptedPages(name));
}

/** Once for each opening: what belongs to an account that has been deleted, here or elsewhere, go from this device, too. */
async function forgetDeleted() {
  if (checked) return;
  checked = await purgeDeletedAccounts(onDevice, ownerOf(currentPerson()), askWhoIsGone).catch(() => false);
}

/** A person has signed in or out in another tab. */
function onSignChange() {
  if (isOutdated()) void syncOutbox();
}

function onVisible() {
  if (document.visibilityState === 'visible') void syncOutbox();
}

/** Keeps the outbox going while the page is open. @param onSaved called when the server has some more flips */
export function useOutbox(onSaved: () => void): Waiting {
  useEffect(() => {
    savedListeners.add(onSaved);
    return () => {
      savedListeners.delete(onSaved);
    };
  }, [onSaved]);

  useEffect(() => {
    otherTabs = 'BroadcastChannel' in window ? new BroadcastChannel('flip-outbox') : undefined;
    otherTabs?.addEventListener('message', recount);
    addEventListener('online', syncOutbox);
    addEventListener('focus', onVisible);
    document.addEventListener('visibilitychange', onVisible);
    const unwatch = watchSign(onSignChange);
    void syncOutbox();
    return () => {
      unwatch();
      otherTabs?.close();
      removeEventListener('online', syncOutbox);
      removeEventListener('focus', onVisible);
      document.removeEventListener('visibilitychange', onVisible);
      clearTimeout(timer);
      clearTimeout(askTimer);
    };
  }, []);

  return useStore(waiting);
}
