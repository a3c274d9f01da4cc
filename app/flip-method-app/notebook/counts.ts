import { useEffect, useMemo } from 'react';
import { GUEST, inOneTab } from '@/lib/device/device';
import { currentPerson, ownerOf } from '@/lib/device/person';
import { requestJson } from '@/lib/device/request-json';
import { type Counts, countsOfAll, type DeviceCounts, isSent, monthsOf } from '@/lib/domain/notebook-counts';
import { deviceOf, forgetCounts, nameDevice } from '../saving/device';
import { createStore, useStore } from '../shell/store';
import { type Notebook, readStored } from './store';

const ADDRESS = '/api/notebook-counts';

/** The counts that the current person's account keeps; `owner` is null until the server has responded. */
interface Kept {
  owner: string | null;
  keeps: boolean;
  counts: readonly DeviceCounts[];
}

const nothing: Kept = { owner: null, keeps: false, counts: [] };
const store = createStore<Kept>(nothing);

/** One sync at a time across all tabs: the read, the comparison and the write belong together. */
const withLock = (work: () => Promise<void>) => inOneTab('flip-counts', work);

/**
 * Fetches the account's counts and, if it keeps counts, sends this device's. The server accepts only those of
 * the signed-in person. A failed sync is retried with the outbox.
 */
export async function syncCounts(): Promise<void> {
  const person = currentPerson();
  if (person.status === 'signed-in') await withLock(() => syncOnce(person.id).catch(() => undefined));
}

async function syncOnce(owner: string): Promise<void> {
  const asked = await requestJson<Omit<Kept, 'owner'> & { userId: string }>(ADDRESS);
  const { userId, keeps, counts } = (asked?.ok && asked.data) || {};
  if (userId !== owner || ownerOf(currentPerson()) !== owner) return;
  if (!keeps || !counts) return forget(owner);
  const device = nameDevice(owner);
  store.set({ owner, keeps, counts });
  if (device === null) return;
  const { postponements, experiments } = await readStored(owner);
  const months = monthsOf(postponements, experiments);
  if (isSent(months, device, counts)) return;
  const sent = await requestJson(ADDRESS, { userId: owner, device, months });
  if (sent?.status === 403) forget(owner);
}

/** The account keeps no counts. The next opt-in uses a new device id, so the two cannot be linked. */
function forget(owner: string) {
  forgetCounts(owner);
  store.set({ ...nothing, owner });
}

/** Turns counts on or off for all devices. @returns whether the server confirmed it */
async function choose(owner: string, keeps: boolean): Promise<boolean> {
  let isConfirmed = false;
  await withLock(async () => {
    isConfirmed = (await requestJson(`${ADDRESS}/choice`, { userId: owner, keeps }))?.ok === true;
    if (isConfirmed && !keeps) forget(owner);
  });
  if (isConfirmed && keeps) await syncCounts();
  return isConfirmed;
}

/** An account's choice to keep counts. */
export interface CountsChoice {
  keeps: boolean;
  /** Whether the server has responded. Until then `keeps` is a guess. */
  isKnown: boolean;
  /** @returns whether the server confirmed it */
  choose: (keeps: boolean) => Promise<boolean>;
}

interface SharedCounts {
  /** Of all devices if the account keeps counts, else of this one. */
  counts: Counts;
  /** Null for guests, who have no account. */
  choice: CountsChoice | null;
}

/** Counts for the open notebook; changes are sent if the person has opted in. */
export function useCounts({ owner, status, postponements, experiments }: Notebook): SharedCounts {
  const kept = useStore(store);
  const here = useMemo(() => monthsOf(postponements, experiments), [postponements, experiments]);
  const current = JSON.stringify(here);
  const isOpen = owner !== null && owner !== GUEST && status !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: sync again for another person or other counts.
  useEffect(() => {
    if (isOpen) void syncCounts();
  }, [isOpen, owner, current]);
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
