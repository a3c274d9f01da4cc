/** Words that a person left for the morning. They stay on the device. */
export interface Slip {
  words: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/** In local storage, as JSON: the page for tonight and the exercise show the same slip. */
export const SLIP_KEY = 'flip-night';

const OPEN = 8;
/** A slip from further in the future was written by a clock that was wrong. */
const MAX_WAIT_MS = 48 * 60 * 60 * 1000;

/** The first eight o’clock after a time, in the device's time zone, in milliseconds since 1970. */
export function nextMorning(at: number): number {
  const morning = new Date(at);
  if (morning.getHours() >= OPEN) morning.setDate(morning.getDate() + 1);
  return morning.setHours(OPEN, 0, 0, 0);
}

/**
 * Whether a slip waits for the morning, or is shown, which it is until the person throws it away.
 * @param now in milliseconds since 1970
 */
export function stateOf(slip: Slip, now: number): 'waiting' | 'shown' {
  const wait = nextMorning(slip.at) - now;
  return wait > 0 && wait < MAX_WAIT_MS ? 'waiting' : 'shown';
}

/** Adds words to those that were left before and not thrown away: all are shown in the next morning. */
export const withWords = (slip: Slip | null, words: string, now: number): Slip => ({
  words: slip ? `${slip.words}, ${words}` : words,
  at: now,
});

/** Whether a key sends them: not the Enter that ends a word of an input method, which Safari tells by its code alone. */
export const isSendingKey = ({
  key,
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>) =>
  key === 'Enter' && !isComposing && keyCode !== 229;

/** What was thrown away, brought back beside what has been left since. */
export const broughtBack = (thrown: Slip, since: Slip | null): Slip =>
  since ? withWords(thrown, since.words, since.at) : thrown;

/** @returns null if it is not a slip, or one without words */
export function readSlip(text: string | null): Slip | null {
  try {
    const { words, at } = JSON.parse(text ?? '') as Partial<Slip>;
    return typeof words === 'string' && words.trim() && Number.isFinite(at)
      ? { words, at: Number(at) }
      : null;
  } catch {
    return null;
  }
}
