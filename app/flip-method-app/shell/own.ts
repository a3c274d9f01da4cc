import type { Answers } from '@/lib/domain/plan';
import { notebookOwner, usePerson } from './person';
import { createStore, useStore } from './store';

/** What the device keeps of this person, as the flip and home show it. In memory; `notebook/store.ts` fills it. */
interface Own {
  owner: string | null;
  plan: Answers;
}

const nothing: Own = { owner: null, plan: {} };
const store = createStore<Own>(nothing);

export const setOwn = (own: Own) => store.set(own);

/** The current person's, never another's. */
export function useOwn(): Own {
  const own = useStore(store);
  const owner = notebookOwner(usePerson());
  return owner !== null && own.owner === owner ? own : nothing;
}
