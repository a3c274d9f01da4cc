import type { DBSchema, IDBPDatabase } from 'idb';
import { useEffect, useRef, useState } from 'react';
import { deviceDatabase, inOneTab, notifyTabs, openChannel } from '@/lib/device/device';
import {
  accountIdOf,
  currentPerson,
  isOutdated,
  type Person,
  refreshPerson,
  watchSession,
} from '@/lib/device/person';
import type { CompletedFlip } from '@/lib/domain/flip';
import { localDateOf } from '@/lib/domain/local-date';
import {
  deliver,
  type FlipSession,
  isOutboxRow,
  noRetry,
  type OutboxRow,
  type OutboxStore,
  type Retry,
  retryAfter,
  retryDelay,
  type Saving,
  sessionOf,
} from '@/lib/domain/outbox';
import { createStore, useStore } from '../shell/store';
import { forgetDeletedAccounts, postConsent, postSessions } from './device';

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxRow; indexes: { person: string } };
}

const NAME = 'flip-method';
/** Flips of this page that the server has not acknowledged. */
const inMemory = new Map<string, OutboxRow>();
/** Ids of those that could not be written to IndexedDB; they live as long as the page. */
const unstored = new Set<string>();

const database = deviceDatabase<Schema>(NAME, {
  outbox: { keyPath: 'session.id', indexes: { person: 'userId' } },
});

/** Rows on disk that this release can read; null if the disk cannot be read. Does not create the database, so that a guest leaves none. */
const readRows = (read: (db: IDBPDatabase<Schema>) => Promise<OutboxRow[]>): Promise<OutboxRow[] | null> =>
  database.runIfThere(read).then(
    (rows) => (rows ?? []).filter(isOutboxRow),
    () => null,
  );

const writing = (db: IDBPDatabase<Schema>) => db.transaction('outbox', 'readwrite', { durability: 'strict' });

function drop(id: string) {
  inMemory.delete(id);
  unstored.delete(id);
}

/** This device's outbox: in IndexedDB where available, else in memory. */
const outboxStore: OutboxStore = {
  async put(row) {
    // The flip is kept in memory first, so that it is sent even if the device answers late.
    inMemory.set(row.session.id, row);
    unstored.add(row.session.id);
    try {
      await database.run(async (db) => {
        const { store, done } = writing(db);
        await Promise.all([store.put(row), done]);
      });
      unstored.delete(row.session.id);
    } catch {
      // The flip stays in memory.
    }
  },
  async of(userId) {
    const rows = await readRows((db) => db.getAllFromIndex('outbox', 'person', userId));
    const own = [...inMemory.values()].filter((row) => row.userId === userId);
    // What was stored and is no longer there has been sent by another tab.
    const here = rows ? own.filter(({ session }) => unstored.has(session.id)) : own;
    // A flip that the device stored late is in both lists.
    const all = new Map([...(rows ?? []), ...here].map((row) => [row.session.id, row]));
    return [...all.values()].sort((a, b) => a.savedAt - b.savedAt || 0);
  },
  async remove(userId, ids) {
    for (const id of ids) if (inMemory.get(id)?.userId === userId) drop(id);
    if (ids.length === 0) return;
    try {
      await database.runIfThere(async (db) => {
        const { store, done } = writing(db);
        for (const id of ids) if ((await store.get(id))?.userId === userId) await store.delete(id);
        await done;
      });
    } catch {
      // A row that could not be removed is sent again; the server stores it only once.
    }
  },
  async owners() {
    const rows = await readRows((db) => db.getAll('outbox'));
    return [...new Set([...(rows ?? []), ...inMemory.values()].map((row) => row.userId))];
  },
};

/** The current person's flips that the server has not stored yet. */
export interface UnsentFlips {
  ids: readonly string[];
  /** Those in memory only, which are lost when the page is closed. */
  inMemory: readonly string[];
  /** Why the server refused the last batch, if the person can act on it or should know. */
  refusal: 'no-consent' | 'withdrawn' | 'full' | null;
}

const unsent = createStore<UnsentFlips>({ ids: [], inMemory: [], refusal: null });
/** Called whenever the server has stored more flips. */
let tellSaved = () => {};
let refusal: UnsentFlips['refusal'] = null;
let retry: Retry = noRetry;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending = false;
let again = false;
let otherTabs: BroadcastChannel | undefined;
let isPurged = false;
let personTimer: ReturnType<typeof setTimeout> | undefined;
let failedLookups = 0;

async function recount() {
  const owner = accountIdOf(currentPerson());
  const ids = owner === null ? [] : (await outboxStore.of(owner)).map((row) => row.session.id);
  unsent.set({ ids, inMemory: ids.filter((id) => unstored.has(id)), refusal });
}

/** Stores a completed flip on the device, then sends it. */
async function saveFlip(session: FlipSession, userId: string): Promise<void> {
  await outboxStore.put({ session, userId, savedAt: Date.now() });
  await recount();
  notifyTabs(otherTabs);
  void sendUnsentFlips();
}

/** Sends the current person's unsent flips, in one tab at a time. */
export async function sendUnsentFlips(): Promise<void> {
  if (sending) {
    again = true;
    return;
  }
  sending = true;
  clearTimeout(timer);
  try {
    do {
      again = false;
      await inOneTab('flip-outbox', sendOnce);
    } while (again);
  } catch {
    // IndexedDB could not be read. The rows stay there for the next attempt.
  } finally {
    sending = false;
  }
  await recount();
}

/** Records the consent of the person who is signed in, then sends their flips. @returns whether it is recorded */
export async function giveFlipConsent(): Promise<boolean> {
  const person = currentPerson();
  if (person.status !== 'signed-in' || !(await postConsent(person.id))) return false;
  await sendUnsentFlips();
  return true;
}

async function sendOnce() {
  const person = currentPerson();
  if (person.status !== 'signed-in') return;
  const delivery = await deliver(person.id, outboxStore, postSessions);
  const { kind } = delivery;
  refusal = kind === 'no-consent' || kind === 'withdrawn' || kind === 'full' ? kind : null;
  retry = retryAfter(retry, delivery, Date.now(), Math.random());
  if (retry.at !== null) timer = setTimeout(sendUnsentFlips, Math.max(0, retry.at - Date.now()));
  if (delivery.saved > 0) {
    tellSaved();
    notifyTabs(otherTabs);
  }
  if (delivery.kind === 'signed-out' || delivery.kind === 'other-person') {
    const now = await refreshPerson();
    if (now.status === 'signed-in' && now.id !== person.id) again = true;
  }
}

/** Refreshes the person and sends: on load, when the page becomes visible, when the network returns. */
export async function syncOutbox() {
  clearTimeout(personTimer);
  await refreshPerson();
  // There is a session, but the server did not say whose: treat the person as a guest and retry.
  failedLookups = isOutdated() ? failedLookups + 1 : 0;
  if (failedLookups > 0) personTimer = setTimeout(syncOutbox, retryDelay(failedLookups, Math.random()));
  // The device may take now what it did not take before.
  for (const [id, row] of inMemory) if (unstored.has(id)) await outboxStore.put(row);
  await recount();
  await sendUnsentFlips();
  // Once per page load.
  if (!isPurged)
    isPurged = await forgetDeletedAccounts(outboxStore, accountIdOf(currentPerson())).catch(() => false);
}

/** Someone may have signed in or out in another tab. */
function onSessionChange() {
  if (isOutdated()) void syncOutbox();
}

function onVisible() {
  if (document.visibilityState === 'visible') void syncOutbox();
}

/** Runs the outbox while the page is open. */
export function useOutbox(onSaved: () => void): UnsentFlips {
  useEffect(() => {
    tellSaved = onSaved;
  }, [onSaved]);

  useEffect(() => {
    otherTabs = openChannel('flip-outbox');
    otherTabs?.addEventListener('message', recount);
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('online', syncOutbox, { signal });
    addEventListener('focus', onVisible, { signal });
    document.addEventListener('visibilitychange', onVisible, { signal });
    const unwatch = watchSession(onSessionChange);
    void syncOutbox();
    return () => {
      stop.abort();
      unwatch();
      otherTabs?.close();
      clearTimeout(timer);
      clearTimeout(personTimer);
    };
  }, []);

  return useStore(unsent);
}

type Saved = { id: string; owner: string; stored: boolean } | null;

/** Whether the person answered "Not now". It holds until they change it at the account, and nothing more is said about it. */
export const hasDeclined = ({ refusal }: UnsentFlips, owner: string | null, notNow: readonly string[]) =>
  refusal === 'no-consent' && owner !== null && notNow.includes(owner);

/** Saves the completed flip, and tells where it is stored. @param notNow who answered "Not now" */
export function useSaving(unsent: UnsentFlips, person: Person, notNow: readonly string[]) {
  const [saved, setSaved] = useState<Saved>(null);
  /** The owner of the running flip; undefined before the first, and where it began before it was known who is here. */
  const began = useRef<string | null | undefined>(undefined);
  return {
    saving: saved?.owner === accountIdOf(person) ? whereIs(saved, unsent, notNow) : 'none',
    /** Called when a flip starts: the flip belongs to the person of that moment, even if another signs in later. */
    begin() {
      const person = currentPerson();
      began.current = person.status === 'loading' ? undefined : accountIdOf(person);
    },
    /** Saves the flip, unless it is a guest's. @returns the owner, or null for a guest */
    save(flip: CompletedFlip): string | null {
      setSaved(null);
      const owner = began.current === undefined ? accountIdOf(currentPerson()) : began.current;
      if (owner === null) return null;
      const session = sessionOf(flip, crypto.randomUUID(), localDateOf(Date.now()));
      setSaved({ id: session.id, owner, stored: false });
      void saveFlip(session, owner).then(() => setSaved({ id: session.id, owner, stored: true }));
      return owner;
    },
  };
}

function whereIs(saved: Saved, unsent: UnsentFlips, notNow: readonly string[]): Saving {
  if (saved === null || hasDeclined(unsent, saved.owner, notNow)) return 'none';
  if (!saved.stored) return 'pending';
  if (unsent.inMemory.includes(saved.id)) return 'memory';
  if (!unsent.ids.includes(saved.id)) return 'account';
  return unsent.refusal === 'no-consent' ? 'undecided' : 'device';
}
