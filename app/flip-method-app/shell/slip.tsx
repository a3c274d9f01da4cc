import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
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

interface SlipFormProps {
  id: string;
  label: string;
  /** Whether the field takes the focus, because the button that opened it is no longer in the page. */
  autoFocus?: boolean;
}

/** A field for three words. Once it has been asked for, they are also kept when something else is pressed. */
export function SlipForm({ id, label, autoFocus }: SlipFormProps) {
  const [outcome, setOutcome] = useState<'kept' | 'notKept' | null>(null);
  const words = useRef('');
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => () => void (words.current && keepSlip(words.current)), []);
  // The focused button is no longer in the page; the answer replaces it.
  useEffect(() => void (outcome && answer.current?.focus()), [outcome]);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!words.current) return field.current?.focus();
    setOutcome(keepSlip(words.current) ? 'kept' : 'notKept');
    words.current = '';
  };
  return (
    <form noValidate autoComplete="off" className="grid gap-2" onSubmit={keep}>
      {outcome === null && (
        <>
          <label htmlFor={id} className="text-sm">
            {label}
          </label>
          <div className="flex flex-wrap gap-2">
            <Input
              ref={field}
              id={id}
              autoFocus={autoFocus}
              maxLength={60}
              spellCheck={false}
              className="flex-[1_1_9rem]"
              onChange={({ target }) => {
                words.current = target.value.trim();
              }}
            />
            <Button type="submit" variant="secondary" className="px-3">
              {night.wait.keep}
            </Button>
          </div>
        </>
      )}
      <p ref={answer} role="status" tabIndex={-1} className="text-sm empty:hidden">
        {outcome && night.wait[outcome]}
      </p>
    </form>
  );
}
