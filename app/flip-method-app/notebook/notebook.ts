import { useEffect } from 'react';
import { databases } from '@/lib/device/databases';
import { encryptedPages, type Page } from '@/lib/device/encrypted-pages';
import {
  answerDelay,
  type Delay,
  isDelay,
  openDelay,
  startDelay,
  type Urge,
  type WaitLength,
  withFlip,
} from '@/lib/domain/delay/delay';
import {
  type Experiment,
  type ExperimentPlan,
  type ExperimentResult,
  isExperiment,
} from '@/lib/domain/experiments/experiment';
import { isPlan, type SetbackPlan } from '@/lib/domain/graduation/ease';
import { recentOf } from '@/lib/domain/overuse/checking';
import { createStore, useStore } from '../create-store';
import { keepsWaits } from '../cues/preferences';
import { newId } from '../outbox/new-id';
import { currentPerson, usePerson } from '../outbox/person';
import { notebookOwner } from './owner';
import { setWaitMark, waitMarkOf } from './wait';

type Kind = 'delay' | 'experiment' | 'plan';
const pages = encryptedPages<Kind>(databases.notebook);

/** What a person has on this device: their waits, their experiments and their plan. None of it is sent; see `counts.ts`. */
export interface Notebook {
  owner: string | null;
  /** `broken`: the browser has no disk or no key for it, so it lives as long as the page. */
  status: 'loading' | 'open' | 'broken';
  /** How many pages are on the disk. */
  kept: number;
  /** The ids of pages that are not on the disk, because the person has not chosen so or the disk would not take them. */
  unkept: ReadonlySet<string>;
  /** When the waits of the last hour began, epoch milliseconds; those that were let go are among them. */
  begun: readonly number[];
  delays: readonly Delay[];
  experiments: readonly Experiment[];
  plan: SetbackPlan | null;
}

const closed: Notebook = {
  owner: null,
  status: 'loading',
  kept: 0,
  unkept: new Set(),
  begun: [],
  delays: [],
  experiments: [],
  plan: null,
};
const store = createStore<Notebook>(closed);
/** The pages that live as long as this page. */
const unkept = new Map<string, Page<Kind>>();
let newest = 0;
const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('flip-notebook') : undefined;
otherTabs?.addEventListener('message', () => void openNotebook(store.get().owner));

/** Opens one owner's notebook; what was on the screen or in the memory of another one is gone at once. */
async function openNotebook(owner: string | null): Promise<void> {
  if (store.get().owner !== owner) {
    unkept.clear();
    store.set({ ...closed, owner });
  }
  if (owner === null) return;
  const request = ++newest;
  const [kept, status] = await pages.of(owner).then(
    (found) => [found, 'open'] as const,
    () => [[], 'broken'] as const,
  );
  // A later look at the disk knows more.
  if (store.get().owner !== owner || request !== newest) return;
  const all = new Map([...kept, ...unkept.values()].map((page) => [page.id, page]));
  const parts = partsOf([...all.values()]);
  const begun = [...new Set([...store.get().begun, ...parts.delays.map(({ startedAt }) => startedAt)])];
  store.set({
    owner,
    status,
    kept: kept.length,
    unkept: new Set(unkept.keys()),
    begun: recentOf(begun, Date.now()),
    ...parts,
  });
  if (status === 'open') markWait(owner, parts.delays);
}

/** What another release has written, and this one cannot read, is left where it is. */
function partsOf(all: readonly Page<Kind>[]): Pick<Notebook, 'delays' | 'experiments' | 'plan'> {
  const values = (kind: Kind) => all.filter((page) => page.kind === kind).map(({ value }) => value);
  return {
    delays: values('delay').filter(isDelay),
    experiments: values('experiment').filter(isExperiment),
    plan: values('plan').find(isPlan) ?? null,
  };
}

/** What of one owner outlives the page. @throws when the disk cannot be read */
export const keptOnDisk = async (owner: string) => partsOf(await pages.of(owner));

/** Home follows the wait that is open, also when another tab has begun or ended it. */
function markWait(owner: string, delays: readonly Delay[]) {
  const open = openDelay(delays, Date.now());
  const before = waitMarkOf(owner);
  if (open?.id === before?.id && open?.endsAt === before?.endsAt) return;
  setWaitMark(open && { owner, id: open.id, endsAt: open.endsAt }, open !== null && !unkept.has(open.id));
}

/** @returns whether it is on the disk now */
async function write(owner: string, page: Page<Kind>, keep: boolean): Promise<boolean> {
  // A person who has left in the meantime does not write any more.
  if (notebookOwner(currentPerson()) !== owner) return false;
  unkept.set(page.id, page);
  const kept =
    keep &&
    (await pages.put(owner, page).then(
      () => true,
      () => false,
    ));
  if (kept) {
    unkept.delete(page.id);
    otherTabs?.postMessage('changed');
  }
  await openNotebook(owner);
  return kept;
}

const isKept = ({ id }: Delay, owner: string) => !unkept.has(id) || keepsWaits(owner);
const writeDelay = (owner: string, delay: Delay, keep = isKept(delay, owner)) =>
  write(owner, { id: delay.id, kind: 'delay', value: delay }, keep);

export function beginWait(owner: string, length: WaitLength) {
  return writeDelay(owner, startDelay(newId(), length, Date.now()), keepsWaits(owner));
}

export function answerWait(owner: string, delay: Delay, urge: Urge, searched: boolean) {
  return writeDelay(owner, answerDelay(delay, urge, searched, Date.now()));
}

/** Notes a flip in the wait that is running, if one is. */
export async function noteFlip(owner: string, flip: NonNullable<Delay['flip']>) {
  await openNotebook(owner);
  const open = openDelay(store.get().delays, Date.now());
  if (open) await writeDelay(owner, withFlip(open, flip, Date.now()));
}

/** Puts the waits of this page on the disk as well, once the person has chosen so. */
export async function keepWaits(owner: string) {
  for (const delay of partsOf([...unkept.values()]).delays) await writeDelay(owner, delay, true);
  setWaitMark(null, false);
  markWait(owner, store.get().delays);
}

/** Closes a wait without an answer. */
export async function dropWait(owner: string, { id }: Delay) {
  unkept.delete(id);
  await pages.remove(owner, id).catch(() => undefined);
  otherTabs?.postMessage('changed');
  await openNotebook(owner);
}

/** What is pressed here says that it is kept. */
export function addExperiment(owner: string, plan: ExperimentPlan) {
  const value: Experiment = { id: newId(), madeAt: Date.now(), ...plan, result: null };
  return write(owner, { id: value.id, kind: 'experiment', value }, true);
}

export function finishExperiment(owner: string, experiment: Experiment, result: ExperimentResult) {
  const value: Experiment = { ...experiment, result: { ...result, at: Date.now() } };
  return write(owner, { id: value.id, kind: 'experiment', value }, true);
}

export function keepPlan(owner: string, plan: SetbackPlan) {
  return write(owner, { id: `plan-${owner}`, kind: 'plan', value: plan }, true);
}

/** Deletes everything of this owner from the device, with the key. @returns whether nothing of it is left */
export async function deleteNotebook(owner: string): Promise<boolean> {
  unkept.clear();
  if (waitMarkOf(owner)) setWaitMark(null, false);
  const gone = await pages.removeAll(owner).then(
    () => true,
    () => false,
  );
  otherTabs?.postMessage('changed');
  await openNotebook(owner);
  return gone;
}

/** The current person's notebook, and no other's, also in the moment in which the person changes. */
export function useNotebook(): Notebook {
  const owner = notebookOwner(usePerson());
  const notebook = useStore(store);
  useEffect(() => void openNotebook(owner), [owner]);
  return notebook.owner === owner ? notebook : closed;
}
