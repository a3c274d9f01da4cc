import { useSyncExternalStore } from 'react';
import { flipWords } from '@/content/flip/flip';
import { GUEST, readLocal, writeLocal } from '@/lib/device/device';
import { accountIdOf, knownPerson, loading, onPersonChange, type Person } from '@/lib/device/person';
import { type Pace, paces, type TechniqueId } from '@/lib/domain/flip';
import type { DueDays } from '@/lib/domain/notebook';
import type { OwnTechniques } from '@/lib/domain/own-techniques';
import type { Answers } from '@/lib/domain/plan';
import { createLocalStore, createStore, useStore } from './store';

/** Preferences of this device. They are never sent. */
export interface Preferences {
  pace: Pace;
  sound: boolean;
  vibration: boolean;
  /** Whether the device's own voice says the steps. */
  voice: boolean;
  /** Offers that were answered and are not shown again. */
  answered: readonly Offer[];
  /** The owners whose postponements are stored on this device. */
  keeps: readonly string[];
  /** The account holders who answered "Not now" when asked whether to keep their flips. */
  notNow: readonly string[];
  /** The owners who chose to see fewer screens. */
  simpleHome: readonly string[];
  /** The owners who have a plan, so that home shows its button at once. */
  plans: readonly string[];
  /** The account holders who left what a guest wrote to the guest. */
  leftGuest: readonly string[];
}

const offers = ['slower', 'install', 'simple-home', 'waits'] as const;
export type Offer = (typeof offers)[number];

const KEY = 'flip.preferences';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const namesIn = (value: unknown) => listOf(value).filter((each) => typeof each === 'string');
/** @param stored what the device has, which may be of any form */
const preferencesIn = (stored: { [Name in keyof Preferences]?: unknown }): Preferences => ({
  pace: paces.find((each) => each === stored.pace) ?? 'four',
  sound: stored.sound === true,
  vibration: stored.vibration === true,
  voice: stored.voice === true,
  answered: offers.filter((offer) => listOf(stored.answered).includes(offer)),
  keeps: namesIn(stored.keeps),
  notNow: namesIn(stored.notNow),
  simpleHome: namesIn(stored.simpleHome),
  plans: namesIn(stored.plans),
  leftGuest: namesIn(stored.leftGuest),
});
/** Whether the device stores them. If not, they last as long as the page. */
let isStored = true;
const store = createLocalStore(KEY, preferencesIn({}), current);

/** The current preferences, with what another tab has changed since. */
function current(): Preferences {
  return isStored ? preferencesIn(readLocal(KEY)) : store.get();
}

export function setPreferences(change: Partial<Preferences>) {
  const next = { ...current(), ...change };
  isStored = writeLocal(KEY, next);
  store.set(next);
}

/** Records that an offer was accepted or declined. */
export function answerOffer(offer: Offer, change: Partial<Preferences> = {}) {
  setPreferences({ ...change, answered: [...current().answered, offer] });
}

export function usePreferences(): Preferences {
  return useStore(store);
}

/** The choices that each owner makes for themselves. */
export const choices = ['keeps', 'notNow', 'simpleHome', 'plans', 'leftGuest'] as const;
type Choice = (typeof choices)[number];

/** Whether a choice is on for an owner. */
export const hasChoice = (choice: Choice, owner: string) => current()[choice].includes(owner);

/** Turns a choice on or off for one owner. */
export function setChoice(choice: Choice, owner: string, wanted: boolean) {
  const others = current()[choice].filter((each) => each !== owner);
  setPreferences({ [choice]: wanted ? [...others, owner] : others });
}

/** The person whom this page works for. */
export const usePerson = (): Person => useSyncExternalStore(onPersonChange, knownPerson, () => loading);

/** The owner of the records on this device that a page uses: the account's id or `GUEST`; null while that is unknown. */
export function recordOwnerOf(person: Person): string | null {
  return person.status === 'guest' ? GUEST : accountIdOf(person);
}

export const useRecordOwner = (): string | null => recordOwnerOf(usePerson());

/** Whether the person chose to see fewer screens. */
export function useIsSimple(): boolean {
  const owner = useRecordOwner();
  const { simpleHome } = usePreferences();
  return owner !== null && simpleHome.includes(owner);
}

/** What the device keeps of this person, as the flip and home show it. In memory; `notebook/store.ts` fills it. */
interface NotebookSummary extends DueDays {
  owner: string | null;
  plan: Answers;
  techniques: OwnTechniques;
}

const noSummary: NotebookSummary = {
  owner: null,
  plan: {},
  techniques: {},
  weekDueOn: null,
  experimentDueOn: null,
};
const summaryStore = createStore<NotebookSummary>(noSummary);

export const setNotebookSummary = (summary: NotebookSummary) => summaryStore.set(summary);

/** What was last read for this owner; nothing if it was read for another. */
export const notebookSummaryOf = (owner: string): NotebookSummary =>
  summaryStore.get().owner === owner ? summaryStore.get() : noSummary;

/** What the device keeps of the current person, never of another. */
export function useNotebookSummary(): NotebookSummary {
  const summary = useStore(summaryStore);
  const owner = useRecordOwner();
  return owner !== null && summary.owner === owner ? summary : noSummary;
}

/** The name of a technique, or what the person does in its place. */
export function useTechniqueName(): (id: TechniqueId) => string {
  const { techniques } = useNotebookSummary();
  return (id) => techniques[id]?.trim() || flipWords.techniques[id].name;
}
