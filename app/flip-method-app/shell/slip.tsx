import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { night } from '@/content/night';
import { writeLocal } from '@/lib/device/device';
import { broughtBack, readSlip, SLIP_KEY, type Slip, stateOf, withWords } from '@/lib/domain/slip';
import { useUndo } from './parts';
import { createLocalStore, useStore } from './store';

/** Three words left for the morning, here or on the page for tonight. */
export interface OwnSlip extends Slip {
  state: 'waiting' | 'shown';
}

const store = createLocalStore<OwnSlip | null>(SLIP_KEY, null, read);

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
export function saveSlip(words: string): boolean {
  const isSaved = writeLocal(SLIP_KEY, withWords(read(), words, Date.now()));
  store.set(read());
  return isSaved;
}

/** @returns what brings it back */
function throwSlipAway(): () => void {
  const before = store.get();
  const put = (slip: Slip | null) => {
    writeLocal(SLIP_KEY, slip && { words: slip.words, at: slip.at });
    store.set(read());
  };
  put(null);
  return () => put(before && broughtBack(before, read()));
}

/** The slip of this device; read again when a page that was open overnight is seen. */
export function useSlip(): OwnSlip | null {
  useEffect(() => {
    const update = () => store.set(read());
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
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
      <p translate="no" dir="auto" className="font-serif text-xl wrap-anywhere">
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
