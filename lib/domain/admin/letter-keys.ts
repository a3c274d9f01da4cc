/** Letters of the inbox that were pressed so far. */
export interface Letters {
  /** Epoch milliseconds of the last one but E. */
  at: number;
  /** R or / was pressed, and the field that it leads to has not got the focus yet. */
  isAwaitingField: boolean;
}

export const noLetters: Letters = { at: Number.NEGATIVE_INFINITY, isAwaitingField: false };

/** What is typed without such a pause is one text. */
const PAUSE_MS = 1_000;

/**
 * Tells a key of the inbox from a text that is typed towards a field that is on its way: after R or / nothing acts until
 * a pause, and E, which changes something, never acts within a second of another letter.
 * @param key of the `keydown` event
 * @param now epoch milliseconds
 * @param isPending whether a page or an answer of the server is on its way
 */
export function readLetter(was: Letters, key: string, now: number, isPending: boolean) {
  const isInText = now - was.at < PAUSE_MS;
  if (was.isAwaitingField && (isPending || isInText))
    return { letters: { at: now, isAwaitingField: true }, acts: false };
  const leadsToField = key === 'r' || key === '/';
  const letters: Letters = { at: key === 'e' ? was.at : now, isAwaitingField: leadsToField };
  return { letters, acts: leadsToField || !(isPending || (key === 'e' && isInText)) };
}
