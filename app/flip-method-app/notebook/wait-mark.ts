import { createStore, useStore } from '../create-store';

/** What home has to know of a wait, without opening the notebook: whose it is and when it is over. */
export interface WaitMark {
  owner: string;
  id: string;
  /** Epoch milliseconds. */
  endsAt: number;
}

const KEY = 'flip.wait';
const store = createStore<WaitMark | null>(null, read);

function read(): WaitMark | null {
  try {
    const { owner, id, endsAt } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof owner === 'string' && typeof id === 'string' && typeof endsAt === 'number')
      return { owner, id, endsAt };
  } catch {
    // Without storage a wait lasts as long as the page.
  }
  return null;
}

/** @param kept whether it outlives the page */
export function setWaitMark(mark: WaitMark | null, kept: boolean) {
  store.set(mark);
  try {
    if (mark && kept) localStorage.setItem(KEY, JSON.stringify(mark));
    else localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** The wait of this owner, if one is open. */
export function waitMarkOf(owner: string | null): WaitMark | null {
  const mark = store.get();
  return mark && mark.owner === owner ? mark : null;
}

export function useWaitMark(owner: string | null): WaitMark | null {
  const mark = useStore(store);
  return mark && mark.owner === owner ? mark : null;
}
