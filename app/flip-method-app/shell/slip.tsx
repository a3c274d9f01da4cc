import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { night } from '@/content/night';
import { broughtBack, readSlip, SLIP_KEY, type Slip, stateOf, withWords } from '@/lib/domain/slip';
import { useUndo } from './parts';
import { createStore, useStore } from './store';

/** Three words left for the morning, here or on the page for tonight. */
export interface OwnSlip extends Slip {
  state: 'waiting' | 'shown';
}

const store = createStore<OwnSlip | null>(null, read);

function read(): OwnSlip | null {
  try {
    const slip = readSlip(localStorage.getItem(SLIP_KEY));
    if (slip) return { ...slip, state: stateOf(slip, Date.now()) };
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
      // Storage is blocked.
    }
    store.set(read());
  };
  put(null);
  return () => put(before && broughtBack({ words: before.words, at: before.at }, read()));
}

/** The slip of this device; read again when a page that was open overnight is seen. */
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

/** Three words that a person left for the morning, here or on the page for tonight. */
export function SlipNote() {
  const slip = useSlip();
  const [undo, offerUndo] = useUndo();
  const { heading, text, away, gone, undo: back } = night.morning;
  if (undo)
    return (
      <div role="status" className="flip-note">
        <p>{gone}</p>
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={undo}>
          {back}
        </Button>
      </div>
    );
  if (slip?.state !== 'shown') return null;
  return (
    <section aria-labelledby="slip" className="flip-note">
      <h2 id="slip" className="text-lg">
        {heading}
      </h2>
      <p translate="no" className="font-serif text-xl wrap-anywhere">
        {slip.words}
      </p>
      <p>{text}</p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => offerUndo(throwSlipAway())}
      >
        {away}
      </Button>
    </section>
  );
}
