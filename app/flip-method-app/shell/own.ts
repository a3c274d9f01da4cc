import { flipWords } from '@/content/flip/flip';
import type { TechniqueId } from '@/lib/domain/flip';
import type { OwnTechniques } from '@/lib/domain/own-techniques';
import type { Answers } from '@/lib/domain/plan';
import { notebookOwner, usePerson } from './person';
import { createStore, useStore } from './store';

/** What the device keeps of this person, as the flip and home show it. In memory; `notebook/store.ts` fills it. */
interface Own {
  owner: string | null;
  plan: Answers;
  techniques: OwnTechniques;
}

const nothing: Own = { owner: null, plan: {}, techniques: {} };
const store = createStore<Own>(nothing);

export const setOwn = (own: Own) => store.set(own);

/** An owner's, as last read; nothing if that is another's. */
export const ownWords = (owner: string): Own => (store.get().owner === owner ? store.get() : nothing);

/** The current person's, never another's. */
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
