import { useEffect } from 'react';
import { readSlip, SLIP_KEY, type Slip, stateOf, withWords } from '@/lib/domain/slip';
import { createStore, useStore } from './store';

/** Three words left for the morning, here or on the page for tonight. */
export interface OwnSlip extends Slip {
  state: 'waiting' | 'shown';
}

const store = createStore<OwnSlip | null>(null, read);

function read(): OwnSlip | null {
  try {
    const slip = readSlip(localStorage.getItem(SLIP_KEY));
    const state = slip ? stateOf(slip, Date.now()) : 'over';
    if (slip && state !== 'over') return { ...slip, state };
    localStorage.removeItem(SLIP_KEY);
  } catch {
    // Storage is blocked.
  }
  return null;
}

/** @returns whether the device has stored it */
export function keepSlip(words: string): boolean {
  try {
    localStorage.setItem(SLIP_KEY, JSON.stringify(withWords(read(), words, Date.now())));
  } catch {
    return false;
  }
  store.set(read());
  return true;
}

/** @returns what brings it back */
export function throwSlipAway(): () => void {
  const before = store.get();
  const put = (slip: Slip | null) => {
    try {
      if (slip) localStorage.setItem(SLIP_KEY, JSON.stringify({ words: slip.words, at: slip.at }));
      else localStorage.removeItem(SLIP_KEY);
    } catch {
      // As above.
    }
    store.set(read());
  };
  put(null);
  return () => put(before);
}

/** The slip of this device, as of now also where the page was open over night. */
export function useSlip(): OwnSlip | null {
  useEffect(() => {
    const update = () => store.set(read());
    update();
    document.addEventListener('visibilitychange', update);
    addEventListener('storage', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      removeEventListener('storage', update);
    };
  }, []);
  return useStore(store);
}
