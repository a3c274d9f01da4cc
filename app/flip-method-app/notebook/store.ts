import { useEffect } from 'react';
import { loadAnswers, removeAnswers, saveAnswer } from '@/lib/device/answers';
import { databases, notifyTabs, openChannel } from '@/lib/device/device';
import { encryptedRecords, type StoredRecord } from '@/lib/device/encrypted-records';
import { currentPerson } from '@/lib/device/person';
import { localDateOf } from '@/lib/domain/local-date';
import { dueDays, type Experiment, isExperiment, isWeek, type Week } from '@/lib/domain/notebook';
import { isOwnTechniques, type OwnTechniques } from '@/lib/domain/own-techniques';
import { type Answers, isOldPlan, joined, planNames, planOf, withOldPlan } from '@/lib/domain/plan';
import {
  isPostponement,
  newPostponement,
  openPostponement,
  POSTPONEMENT_KIND,
  type Postponement,
  type PostponementLength,
  type Urge,
  withAnswer,
  withFlip,
} from '@/lib/domain/postponement';
import { recentOf } from '@/lib/domain/statistics';
import { hasChoice, recordOwnerOf, setChoice, setNotebookSummary, usePerson } from '../shell/preferences';
import { createStore, inTurn, succeeds, useStore } from '../shell/store';
import { dropDrafts, failedWrites } from './drafts';
import { postponementMarkOf, setPostponementMark } from './postponement';

/** `plan` is one of an older release, which could not be moved to the workbook yet. */
type Kind = typeof POSTPONEMENT_KIND | 'experiment' | 'plan' | 'week' | 'techniques';
export const records = encryptedRecords<Kind>(databases.notebook);

/** A person's postponements, experiments and plan on this device. None of it is sent. */
export interface Notebook {
  owner: string | null;
  /** `broken`: storage or the key is unavailable, so the notebook lives only as long as the page. */
  status: 'loading' | 'open' | 'broken';
  /** Number of stored records. */
  savedCount: number;
  /** Ids of records that are not stored: the person has not opted in, or writing failed. */
  unsavedIds: ReadonlySet<string>;
  /** When the postponements of the last hour began, in epoch milliseconds, including those that were dropped. */
  begun: readonly number[];
  postponements: readonly Postponement[];
  experiments: readonly Experiment[];
  weeks: readonly Week[];
  techniques: OwnTechniques;
  /** The plan, of the workbook's answers. */
  plan: Answers;
  /** Stored records that this release cannot read; without a value if they could not be decrypted. */
  unreadable: readonly StoredRecord[];
}

const closed: Notebook = {
  owner: null,
  status: 'loading',
  savedCount: 0,
  unsavedIds: new Set(),
  begun: [],
  postponements: [],
  experiments: [],
  weeks: [],
  techniques: {},
  plan: {},
  unreadable: [],
};
const store = createStore<Notebook>(closed);
/** Records in memory only. */
const unsaved = new Map<string, StoredRecord<Kind>>();
let latestRequest = 0;
/** Milliseconds. A device that did not answer may be busy. */
const RETRY_MS = 12_000;
let retry: ReturnType<typeof setTimeout> | undefined;
const otherTabs = openChannel('flip-notebook');
/** The workbook's pages are open in another tab. */
const workbook = openChannel('flip-workbook');
for (const channel of [otherTabs, workbook])
  channel?.addEventListener('message', () => void openNotebook(store.get().owner));

/** The workbook's answers have changed, and perhaps the rest of the notebook. */
export async function reopenEverywhere(): Promise<void> {
  notifyTabs(workbook);
  notifyTabs(otherTabs);
  // Another person may have signed in meanwhile.
  await openNotebook(recordOwnerOf(currentPerson()));
}

/** Opens an owner's notebook. Another owner's data leaves the screen and the memory at once. */
export async function openNotebook(owner: string | null): Promise<void> {
  if (store.get().owner !== owner) {
    unsaved.clear();
    dropDrafts();
    store.set({ ...closed, owner });
  }
  if (owner === null) return;
  const request = ++latestRequest;
  // First, as it moves the plan of an older release. A plan that could not be read is not gone.
  const { answers } = await loadAnswers(owner).catch(() => ({ answers: null }));
  const found = await records.of(owner).catch(() => null);
  const saved = found ?? [];
  const isRead = answers !== null && found !== null;
  // Superseded by a later read.
  if (store.get().owner !== owner || request !== latestRequest) return;
  const all = new Map([...saved, ...unsaved.values()].map((record) => [record.id, record]));
  const { oldPlan, ...parts } = partsOf([...all.values()]);
  const plan = answers ? planOf(withOldPlan(answers, oldPlan)) : store.get().plan;
  const hasPlan = Object.keys(plan).length > 0;
  const begun = [
    ...new Set([...store.get().begun, ...parts.postponements.map(({ startedAt }) => startedAt)]),
  ];
  store.set({
    owner,
    status: isRead ? 'open' : 'broken',
    savedCount: saved.length + Number(hasPlan),
    unsavedIds: new Set(unsaved.keys()),
    begun: recentOf(begun, Date.now()),
    plan,
    ...parts,
  });
  const due = dueDays(parts.weeks, parts.experiments, localDateOf(Date.now()));
  setNotebookSummary({ owner, plan, techniques: parts.techniques, ...due });
  clearTimeout(retry);
  if (!isRead || failedWrites.size > 0) retry = setTimeout(() => void tryAgain(), RETRY_MS);
  if (isRead) markPostponement(owner, parts.postponements);
  if (answers && hasPlan !== hasChoice('plans', owner)) setChoice('plans', owner, hasPlan);
}

/** Writes what the device refused before and was not changed since, and reads what it did not give. */
async function tryAgain() {
  for (const [id, keep] of failedWrites) await inTurn(async () => failedWrites.get(id) === keep && keep());
  await openNotebook(store.get().owner);
}

const readers = {
  [POSTPONEMENT_KIND]: isPostponement,
  experiment: isExperiment,
  plan: isOldPlan,
  week: isWeek,
  techniques: isOwnTechniques,
} satisfies Record<Kind, unknown>;

/** Sorts records by kind. */
function partsOf(found: readonly StoredRecord<Kind>[]) {
  // A record is known by its own id, whatever its value says.
  const all = found.map(({ value, ...record }) => ({
    ...record,
    value: Object(value).id === undefined ? value : { ...Object(value), id: record.id },
  }));
  const values = (kind: Kind) => all.filter((record) => record.kind === kind).map(({ value }) => value);
  return {
    postponements: values(POSTPONEMENT_KIND).filter(isPostponement),
    experiments: values('experiment').filter(isExperiment),
    weeks: values('week').filter(isWeek),
    techniques: values('techniques').find(isOwnTechniques) ?? {},
    oldPlan: values('plan').find(isOldPlan) ?? null,
    unreadable: all.filter(({ kind, value }) => !Object.hasOwn(readers, kind) || !readers[kind](value)),
  };
}

/** The stored part of an owner's notebook. @throws when the database cannot be read */
export const readStored = async (owner: string) => partsOf(await records.of(owner));

/** Updates the mark of the running postponement for the home view, also after changes in another tab. */
function markPostponement(owner: string, postponements: readonly Postponement[]) {
  const open = openPostponement(postponements, Date.now());
  const before = postponementMarkOf(owner);
  if (open?.id === before?.id && open?.endsAt === before?.endsAt) return;
  setPostponementMark(
    open && { owner, id: open.id, endsAt: open.endsAt },
    open !== null && !unsaved.has(open.id),
  );
}

/** As `write`, but what is shown stays as it is. */
async function putRecord(owner: string, record: StoredRecord<Kind>, isWanted?: boolean): Promise<boolean> {
  const mayStore = isWanted ?? (record.kind !== POSTPONEMENT_KIND || hasChoice('keeps', owner));
  const isHere = () => recordOwnerOf(currentPerson()) === owner;
  // The person has signed out in the meantime.
  if (!isHere()) return false;
  const isSaved = mayStore && (await succeeds(records.put(owner, record)));
  if (isSaved) unsaved.delete(record.id);
  else if (isHere()) unsaved.set(record.id, record);
  if (mayStore && unsaved.has(record.id)) failedWrites.set(record.id, () => write(owner, record, isWanted));
  else failedWrites.delete(record.id);
  return isSaved;
}

/**
 * Stores a record. It is shown once it is stored, as the page may be closed then, or once it is known not to be.
 * @param isWanted whether it is to be stored; without it, all are but the waits of a person who has not opted in
 * @returns whether it is stored; what the device refuses is tried again
 */
export async function write(owner: string, record: StoredRecord<Kind>, isWanted?: boolean): Promise<boolean> {
  const isSaved = await putRecord(owner, record, isWanted);
  if (isSaved) notifyTabs(otherTabs);
  // Another person may have signed in meanwhile.
  await openNotebook(recordOwnerOf(currentPerson()));
  return isSaved;
}

const recordOf = (value: Postponement) => ({ id: value.id, kind: POSTPONEMENT_KIND, value }) as const;

/** Changes a stored postponement. */
function changePostponement(
  owner: string,
  pick: (all: readonly Postponement[]) => Postponement | null | undefined,
  change: (postponement: Postponement) => Postponement,
): Promise<void> {
  return inTurn(async () => {
    await openNotebook(owner);
    const found = pick(store.get().postponements);
    // One that is stored is not left there as it was, also if the person has opted out since.
    const isStored = found && !unsaved.has(found.id);
    if (found) await write(owner, recordOf(change(found)), isStored || undefined);
  });
}

export const startPostponement = (owner: string, length: PostponementLength) =>
  write(owner, recordOf(newPostponement(crypto.randomUUID(), length, Date.now())));

export const answerPostponement = (owner: string, { id }: Postponement, urge: Urge, searched: boolean) =>
  changePostponement(
    owner,
    (all) => all.find((each) => each.id === id),
    (found) => withAnswer(found, urge, searched, Date.now()),
  );

/** Adds a flip to the running postponement, if there is one. */
export const noteFlip = (owner: string, flip: NonNullable<Postponement['flip']>) =>
  changePostponement(
    owner,
    (all) => openPostponement(all, Date.now()),
    (open) => withFlip(open, flip, Date.now()),
  );

/** Stores the postponements that are in memory only, after the person has opted in. */
export async function savePostponements(owner: string) {
  for (const record of unsaved.values()) if (record.kind === POSTPONEMENT_KIND) await write(owner, record);
  setPostponementMark(null, false);
  markPostponement(owner, store.get().postponements);
}

/** Ends a postponement without an answer. */
export async function dropPostponement(owner: string, { id }: Postponement) {
  unsaved.delete(id);
  failedWrites.delete(id);
  await records.remove(owner, id).catch(() => undefined);
  await reopenEverywhere();
}

/** Deletes all of this owner's records and the plan. @returns what brings them back; null if they could not be deleted */
export async function deleteNotebook(owner: string): Promise<(() => Promise<void>) | null> {
  const stored = await records.of(owner).catch(() => []);
  const inMemory = [...unsaved.values()];
  const { plan } = store.get();
  const gone = await succeeds(Promise.all([records.removeAll(owner), removeAnswers(owner, planNames())]));
  if (gone) {
    unsaved.clear();
    failedWrites.clear();
    if (postponementMarkOf(owner)) setPostponementMark(null, false);
  }
  await reopenEverywhere();
  if (!gone) return null;
  return async () => {
    // Beside what has been written since.
    for (const [name, text] of Object.entries(plan))
      await saveAnswer(owner, name, joined(text, store.get().plan[name])).catch(() => undefined);
    for (const record of stored) if (record.value !== undefined) await putRecord(owner, record, true);
    for (const record of inMemory) await putRecord(owner, record);
    await reopenEverywhere();
  };
}

/** The current person's notebook, never another's, even during the render in which the person changes. */
export function useNotebook(): Notebook {
  const owner = recordOwnerOf(usePerson());
  const notebook = useStore(store);
  useEffect(() => {
    void openNotebook(owner);
    // A page that slept was not told what other tabs have changed; a device that did not answer may do so after a pause.
    const reopen = () => {
      if (!document.hidden) void tryAgain();
    };
    document.addEventListener('visibilitychange', reopen);
    return () => document.removeEventListener('visibilitychange', reopen);
  }, [owner]);
  return notebook.owner === owner ? notebook : closed;
}
