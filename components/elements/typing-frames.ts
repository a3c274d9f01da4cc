export interface TypingTimes {
  /** Minimum and maximum time per character, in milliseconds. */
  character: readonly [least: number, most: number];
  /** How long a finished phrase stays, in milliseconds. */
  hold: number;
  /** How long the box stays empty before the next phrase, in milliseconds. */
  clear: number;
}

/** Text to show, and for how many milliseconds. */
export type TypingFrame = [text: string, wait: number];

/**
 * Endless sequence of frames that types phrase after phrase.
 * @param phrases at least one
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
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
