import { useEffect, useMemo } from 'react';
import { GUEST } from '@/lib/device/databases';
import {
  type Counts,
  countsOfAll,
  type DeviceCounts,
  isSent,
  monthsOf,
} from '@/lib/domain/notebook-counts/counts';
import { createStore, useStore } from '../create-store';
import { currentPerson, ownerOf } from '../outbox/person';
import { deviceOf, forgetCounts, nameDevice } from './counts-mark';
import { keptOnDisk, type Notebook } from './notebook';

const ADDRESS = '/api/notebook-counts';
const TIMEOUT_MS = 15_000;

/** What the account of the person who is here keeps of their notebooks; of whom nothing was heard yet, it is no one's. */
interface Kept {
  owner: string | null;
  keeps: boolean;
  counts: readonly DeviceCounts[];
}

const nothing: Kept = { owner: null, keeps: false, counts: [] };
const store = createStore<Kept>(nothing);

/** One at a time, in all tabs: what is asked, read from the disk and sent belongs together. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('flip-counts', work);
  else await work();
}

/** Never throws: what is not a clear answer is none. The answer is read whole, or its connection would stay taken. */
async function ask(path: string, body?: unknown): Promise<{ status: number; answer: unknown } | null> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(path, { ...(body !== undefined && post), cache: 'no-store', signal });
    return { status: response.status, answer: await response.json() };
  } catch {
    return null;
  }
}

/**
 * Asks what the account keeps, and if it is to keep counts, tells it what is on this device. The server takes the counts of
 * the person who is signed in only. What could not be sent is looked for again whenever the outbox looks.
 */
export async function syncCounts(): Promise<void> {
  const person = currentPerson();
  if (person.status === 'signed-in') await alone(() => syncOnce(person.id).catch(() => undefined));
}

async function syncOnce(owner: string): Promise<void> {
  const asked = await ask(ADDRESS);
  if (asked?.status !== 200) return;
  const { userId, keeps, counts } = asked.answer as Omit<Kept, 'owner'> & { userId: string };
  if (userId !== owner || ownerOf(currentPerson()) !== owner) return;
  if (!keeps) return forget(owner);
  const device = nameDevice(owner);
  store.set({ owner, keeps, counts });
  if (device === null) return;
  const { delays, experiments } = await keptOnDisk(owner);
  const months = monthsOf(delays, experiments);
  if (isSent(months, device, counts)) return;
  const sent = await ask(ADDRESS, { userId: owner, device, months });
  if (sent?.status === 403) forget(owner);
}

/** The account keeps nothing; a new choice gets a new name for the device, so that nothing ties the two together. */
function forget(owner: string) {
  forgetCounts(owner);
  store.set({ ...nothing, owner });
}

/** Turns the keeping of counts on or off, for all devices. @returns whether the account has heard it */
async function choose(owner: string, keeps: boolean): Promise<boolean> {
  let isHeard = false;
  await alone(async () => {
    isHeard = (await ask(`${ADDRESS}/choice`, { userId: owner, keeps }))?.status === 200;
    if (isHeard && !keeps) forget(owner);
  });
  if (isHeard && keeps) await syncCounts();
  return isHeard;
}

export interface SharedCounts {
  /** Of all devices where the account keeps them, else of this one. */
  counts: Counts;
  /** Null for a guest, who has no account to keep anything. */
  choice: {
    keeps: boolean;
    /** The account has said so; until then it may be otherwise, and a press could undo what it was meant to do. */
    isKnown: boolean;
    choose: (keeps: boolean) => Promise<boolean>;
  } | null;
}

/** The counts of the person whose notebook is open; each change of them is sent, if that is chosen. */
export function useCounts({ owner, status, delays, experiments }: Notebook): SharedCounts {
  const kept = useStore(store);
  const here = useMemo(() => monthsOf(delays, experiments), [delays, experiments]);
  const held = JSON.stringify(here);
  const isOpen = owner !== null && owner !== GUEST && status !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or other counts, are the reason to ask.
  useEffect(() => {
    if (isOpen) void syncCounts();
  }, [isOpen, owner, held]);
  if (!isOpen) return { counts: countsOfAll(here, null, []), choice: null };
  const device = deviceOf(owner);
  const isKnown = kept.owner === owner;
  return {
    counts: countsOfAll(here, device, isKnown ? kept.counts : []),
    choice: {
      keeps: isKnown ? kept.keeps : device !== null,
      isKnown,
      choose: (keeps) => choose(owner, keeps),
    },
  };
}
