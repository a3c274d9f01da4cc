export interface TypingTimes {
  /** The shortest and the longest time for one character, in milliseconds. */
  character: readonly [least: number, most: number];
  /** How long a finished phrase stands, in milliseconds. */
  hold: number;
  /** How long the box is empty before the next phrase, in milliseconds. */
  clear: number;
}

/** What the box shows, and for how many milliseconds. */
export type TypingFrame = [text: string, wait: number];

/**
 * Every state of the typing, phrase after phrase, for ever.
 * @param phrases at least one
 * @param random gives numbers from 0 up to 1
 */
export function* typingFrames(
  phrases: readonly string[],
  { character: [least, most], hold, clear }: TypingTimes,
  random: () => number,
): Generator<TypingFrame, never> {
  for (;;) {
    for (const phrase of phrases) {
      for (let end = 1; end < phrase.length; end++) {
        yield [phrase.slice(0, end), least + random() * (most - least)];
      }
      yield [phrase, hold];
      yield ['', clear];
    }
  }
}
