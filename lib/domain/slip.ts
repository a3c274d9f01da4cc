/** What a person left for the morning, on their own device only. */
export interface Slip {
  words: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/** In local storage, as JSON: the page for tonight and the exercise show the same slip. */
export const SLIP_KEY = 'flip-night';

const OPEN = 8;
const LIFE_MS = 36 * 60 * 60 * 1000;

/** The first eight o’clock after a time, in the device's time zone, in milliseconds since 1970. */
function nextMorning(at: number): number {
  const morning = new Date(at);
  if (morning.getHours() >= OPEN) morning.setDate(morning.getDate() + 1);
  return morning.setHours(OPEN, 0, 0, 0);
}

/**
 * Whether a slip waits for the morning, is shown, or is over and to be deleted.
 * @param now in milliseconds since 1970
 */
export function stateOf(slip: Slip, now: number): 'waiting' | 'shown' | 'over' {
  if (now < slip.at || now - slip.at > LIFE_MS) return 'over';
  return now >= nextMorning(slip.at) ? 'shown' : 'waiting';
}

/** Adds words to those that wait already. */
export function withWords(slip: Slip | null, words: string, now: number): Slip {
  const waits = slip && stateOf(slip, now) === 'waiting' ? `${slip.words}, ` : '';
  return { words: waits + words, at: now };
}

/** @returns null if it is not a slip */
export function readSlip(text: string | null): Slip | null {
  try {
    const { words, at } = JSON.parse(text ?? '') as Partial<Slip>;
    return typeof words === 'string' && Number.isFinite(at) ? { words, at: Number(at) } : null;
  } catch {
    return null;
  }
}
