import { useSyncExternalStore } from 'react';
import { flipWords } from '@/content/flip/flip';
import { GUEST } from '@/lib/device/device';
import { knownPerson, loading, onPersonChange, ownerOf, type Person } from '@/lib/device/person';
import type { TechniqueId } from '@/lib/domain/flip';
import type { OwnTechniques } from '@/lib/domain/own-techniques';
import type { Answers } from '@/lib/domain/plan';
import { createStore, useStore } from './store';

/** The person whom this page works for. */
export const usePerson = (): Person => useSyncExternalStore(onPersonChange, knownPerson, () => loading);

/** The owner of the open notebook: the signed-in person or the guest; null while that is unknown. */
export function notebookOwner(person: Person): string | null {
  return person.status === 'guest' ? GUEST : ownerOf(person);
}

/** What the device keeps of this person, as the flip and home show it. In memory; `notebook/store.ts` fills it. */
interface Own {
  owner: string | null;
  plan: Answers;
  techniques: OwnTechniques;
}

const nothing: Own = { owner: null, plan: {}, techniques: {} };
const store = createStore<Own>(nothing);

export const setOwn = (own: Own) => store.set(own);

/** What was last read for this owner; nothing if it was read for another. */
export const ownWords = (owner: string): Own => (store.get().owner === owner ? store.get() : nothing);

/** What the device keeps of the current person, never of another. */
export function useOwn(): Own {
  const own = useStore(store);
  const owner = notebookOwner(usePerson());
  return owner !== null && own.owner === owner ? own : nothing;
}

/** The name of a technique, or what the person does in its place. */
export function useTechniqueName(): (id: TechniqueId) => string {
  const { techniques } = useOwn();
  return (id) => techniques[id]?.trim() || flipWords.techniques[id].name;
}
